/* Small parts that the pages of accounts share: faults, fields, times, and asking twice. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { whyNot } from "../api";
import { spoken, t } from "../words";

export function Told({ sentence, good = false }: { sentence: string; good?: boolean }) {
  if (!sentence) return null;
  return (
    <p class={good ? "told good" : "told bad"} role={good ? "status" : "alert"} data-testid={good ? "good" : "fault"}>
      {sentence}
    </p>
  );
}

/** Does something, and tells why if it could not be done. */
export function useDeed(): [string, (deed: () => Promise<void>) => Promise<void>, boolean] {
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const run = async (deed: () => Promise<void>): Promise<void> => {
    setFault("");
    setBusy(true);
    try {
      await deed();
    } catch (error) {
      setFault(whyNot(error));
    } finally {
      setBusy(false);
    }
  };
  return [fault, run, busy];
}

interface FieldProps {
  label: string;
  testid: string;
  value: string;
  set(value: string): void;
  type?: "text" | "password";
  autocomplete?: string;
  needed?: boolean;
}

export function Field({ label, testid, value, set, type = "text", autocomplete = "off", needed = true }: FieldProps) {
  const shared = {
    value,
    required: needed,
    dir: "auto" as const,
    autocomplete,
    autocapitalize: "none" as const,
    spellcheck: false,
    "data-testid": testid,
    onInput: (event: { currentTarget: HTMLInputElement }) => set(event.currentTarget.value),
  };
  return (
    <label class="field">
      <span>{label}</span>
      {type === "password" ? <input type="password" {...shared} /> : <input type="text" {...shared} />}
    </label>
  );
}

/** A key that does something for good: it asks once more. */
export function Sure({ label, sure, testid, act }: { label: string; sure: string; testid: string; act(): void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" data-testid={testid} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  return (
    <span class="row sure" role="group" aria-label={label}>
      <span>{sure}</span>
      <button type="button" class="bad" data-testid={`${testid}-sure`} onClick={act}>
        {label}
      </button>
      <button type="button" data-testid={`${testid}-not`} onClick={() => setAsked(false)}>
        {t("web-class-keep")}
      </button>
    </span>
  );
}

export function Panel({ title, testid, children }: { title: string; testid: string; children: ComponentChildren }) {
  return (
    <section class="panel" data-testid={testid}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A time as people read it; nothing for none. */
export function day(at: number, clock = false): string {
  if (!at) return "–";
  const wanted: Intl.DateTimeFormatOptions = clock
    ? { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" }
    : { day: "numeric", month: "short", year: "numeric" };
  return new Date(at).toLocaleString(spoken(), wanted);
}
