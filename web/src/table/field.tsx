/* A field for the notation: it keeps its cursor while pieces are tapped in, and can undo. */
import type { Ref } from "preact";
import { useImperativeHandle, useRef } from "preact/hooks";
import { erase, insert, type Draft } from "../draft";

export interface FieldHandle {
  put(piece: string): void;
  erase(): void;
  undo(): void;
}

interface Props {
  label: string;
  value: string;
  testid: string;
  hint?: string;
  handle: Ref<FieldHandle>;
  onChange(text: string): void;
  onFocus?(): void;
  troubled?: boolean;
  describedBy?: string;
  /** Whether the pad writes here. */
  active?: boolean;
  wide?: boolean;
}

export function Field(props: Props) {
  const { label, value, testid, hint, handle, onChange, onFocus, troubled, describedBy } = props;
  const classes = ["field", props.active && "active", props.wide && "wide"].filter(Boolean).join(" ");
  const input = useRef<HTMLInputElement>(null);
  const past = useRef<string[]>([]);

  const edit = (change: (draft: Draft) => Draft): void => {
    const field = input.current;
    if (field === null) return;
    const now = { text: field.value, from: field.selectionStart ?? field.value.length, to: field.selectionEnd ?? field.value.length };
    const next = change(now);
    past.current.push(now.text);
    field.value = next.text;
    field.setSelectionRange(next.from, next.to);
    onChange(next.text);
  };
  useImperativeHandle(
    handle,
    () => ({
      put: (piece) => edit((draft) => insert(draft, piece)),
      erase: () => edit(erase),
      undo: () => {
        const before = past.current.pop();
        const field = input.current;
        if (before === undefined || field === null) return;
        field.value = before;
        onChange(before);
      },
    }),
    [onChange],
  );
  return (
    <label class={classes}>
      <span>{label}</span>
      <input
        ref={input}
        class="notation-input"
        value={value}
        data-testid={testid}
        placeholder={hint}
        maxLength={300}
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck={false}
        aria-invalid={troubled}
        aria-describedby={describedBy}
        onFocus={onFocus}
        onInput={(event) => {
          past.current.push(value);
          onChange(event.currentTarget.value);
        }}
      />
    </label>
  );
}
