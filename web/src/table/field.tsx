/* A field for the notation: it keeps its cursor while pieces are tapped in, can undo and redo. */
import type { Ref } from "preact";
import { useImperativeHandle, useRef } from "preact/hooks";
import { History, blank, erase, insert, note, type Draft } from "../draft";

export interface FieldHandle {
  put(piece: string): void;
  /** Another text instead of all that stands here. */
  rewrite(text: string): void;
  note(told: string): void;
  blank(colour: string): void;
  erase(): void;
  undo(): void;
  redo(): void;
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
  const history = useRef(new History());
  const last = useRef<Draft>({ text: value, from: value.length, to: value.length });

  const now = (): Draft => {
    const field = input.current;
    const text = field?.value ?? value;
    return { text, from: field?.selectionStart ?? text.length, to: field?.selectionEnd ?? text.length };
  };
  const show = (next: Draft | null): void => {
    const field = input.current;
    if (field === null || next === null) return;
    field.value = next.text;
    field.setSelectionRange(next.from, next.to);
    last.current = next;
    onChange(next.text);
  };
  const edit = (change: (draft: Draft) => Draft): void => {
    history.current.keep(now());
    show(change(now()));
  };
  const undo = (): void => show(history.current.undo(now()));
  const redo = (): void => show(history.current.redo(now()));
  const put = (piece: string): void => edit((draft) => insert(draft, piece));
  const rewrite = (text: string): void => edit(() => ({ text, from: text.length, to: text.length }));
  const noted = (told: string): void => edit((draft) => note(draft, told));
  const bears = (colour: string): void => edit((draft) => blank(draft, colour));
  useImperativeHandle(
    handle,
    () => ({ put, rewrite, note: noted, blank: bears, erase: () => edit(erase), undo, redo }),
    [onChange],
  );

  const onKey = (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  };
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
        onKeyDown={onKey}
        onInput={(event) => {
          history.current.keep({ ...last.current, text: value });
          last.current = now();
          onChange(event.currentTarget.value);
        }}
      />
    </label>
  );
}
