/* A question as a link and as a QR code, which is made in the page and only when it is looked at. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../words";
import type { Code } from "./qr";

export function SharePage({ address }: { address: string }) {
  const link = location.origin + address;
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState("");
  useEffect(() => setTold(""), [link]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setTold(t("web-desk-share-copied"));
    } catch {
      field.current?.select();
      setTold(t("web-desk-share-not-copied"));
    }
  };
  return (
    <div class="share" data-testid="desk-share">
      <p>{t("web-desk-share-told")}</p>
      <label class="field wide">
        <span>{t("web-desk-share-link")}</span>
        <input ref={field} readOnly value={link} data-testid="desk-link" onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <button type="button" class="primary" data-testid="desk-copy" onClick={() => void copy()}>
          {t("web-desk-share-copy")}
        </button>
        <span role="status">{told}</span>
      </div>
      <Picture link={link} />
    </div>
  );
}

function Picture({ link }: { link: string }) {
  const [drawn, setDrawn] = useState<{ code: Code; path: string } | "long" | null>(null);
  useEffect(() => {
    let current = true;
    void import("./qr").then(({ encode, pathOf }) => {
      const code = encode(link);
      if (current) setDrawn(code ? { code, path: pathOf(code) } : "long");
    });
    return () => void (current = false);
  }, [link]);
  if (drawn === null) return null;
  if (drawn === "long") return <p class="told">{t("web-desk-share-long")}</p>;
  const side = drawn.code.size + 8;
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={t("web-desk-share-code")}
      data-testid="desk-qr"
      data-mask={drawn.code.mask}
      data-version={drawn.code.version}
      shape-rendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={drawn.path} fill="#000" />
    </svg>
  );
}
