/* Inviting others: the link to share or to copy, and its picture for the camera of a phone. */
import { useState } from "preact/hooks";
import { t } from "./words";

interface ShareProps {
  link: string;
  title: string;
  text: string;
}

/** Hands the link to the apps of this device; drawn only where the browser can do so. */
export function ShareButton({ link, title, text }: ShareProps) {
  if (typeof navigator.share !== "function") return null;
  const share = (): void => {
    // Whoever closes the sheet again has chosen so: that is no fault.
    void navigator.share({ title, text, url: link }).catch(() => undefined);
  };
  return (
    <button type="button" class="primary big" data-testid="share" onClick={share}>
      {t("web-share")}
    </button>
  );
}

interface LinkProps {
  link: string;
  id?: string;
  label?: string;
}

export function CopyLink({ link, id = "link", label = t("web-lobby-link") }: LinkProps) {
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    const done = () => setCopied(true);
    const field = document.querySelector<HTMLInputElement>(`#${id}`);
    field?.select();
    if (navigator.clipboard) void navigator.clipboard.writeText(link).then(done, () => undefined);
    else if (document.execCommand("copy")) done();
  };
  return (
    <div class="row copy">
      <input id={id} readOnly value={link} aria-label={label} data-testid={id === "link" ? "link" : `${id}-text`} />
      <button type="button" onClick={copy} data-testid={id === "link" ? "copy" : "judge-copy"}>
        {copied ? t("web-copied") : t("web-copy")}
      </button>
    </div>
  );
}

/** The link as a picture: a path on a square of so many units. */
export function QrPicture({ path, size }: { path: string; size: number }) {
  return (
    <svg class="qr" role="img" aria-label={t("web-lobby-qr")} viewBox={`0 0 ${size} ${size}`} data-testid="qr">
      <rect class="paper" width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
