/* The digests of what the server gives once and for all, as it wrote them into the page. */

interface Digests {
  words?: Record<string, Record<string, string>>;
  options?: Record<string, string>;
  rules?: Record<string, string>;
}

const written = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="digests"]')?.content;

/** Empty where the page does not come from the server: then nothing is kept. */
export const digests = JSON.parse(written || "{}") as Digests;
