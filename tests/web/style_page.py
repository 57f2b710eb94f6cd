"""The style page: built into a folder of its own, and opened at the address of a real server."""

from __future__ import annotations

import base64
import subprocess
from pathlib import Path

from playwright.sync_api import Page, Route

from tests.source_tree import ROOT
from tests.web.patience import LONG

KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}
DIFFERENCE = """async ([one, other]) => {
  const pixels = async (data) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext("2d");
    drawing.drawImage(image, 0, 0);
    return drawing.getImageData(0, 0, image.width, image.height);
  };
  const [before, now] = [await pixels(one), await pixels(other)];
  if (before.width !== now.width || Math.abs(before.height - now.height) > 40) return 1;
  let others = 0;
  const length = Math.min(before.data.length, now.data.length);
  for (let at = 0; at < length; at += 4) {
    const by = [0, 1, 2].map((part) => Math.abs(before.data[at + part] - now.data[at + part]));
    if (Math.max(...by) > 60) others++;
  }
  return (4 * others) / length;
}"""


def build(folder: Path) -> None:
    """Build the page as the README tells."""
    subprocess.run(
        ["npx", "vite", "build", "--mode", "style", "--outDir", str(folder), "--emptyOutDir"],
        cwd=ROOT / "web",
        check=True,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=LONG,
    )


def open_style(page: Page, address: str, folder: Path, theme: str) -> None:
    """Open it at a server, which gives the words, in one of the themes."""

    def give(route: Route) -> None:
        path = route.request.url.removeprefix(address).partition("?")[0].lstrip("/")
        file = folder / ("style.html" if path == "style" else path)
        if file.is_file():
            route.fulfill(body=file.read_bytes(), content_type=KINDS[file.suffix])
        else:
            route.continue_()

    page.route(f"{address}/**", give)
    page.goto(f"{address}/style?theme={theme}")
    page.get_by_test_id("checking").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")


def difference(page: Page, one: bytes, other: bytes) -> float:
    """The share of pixels in which two pictures clearly differ."""
    both = [base64.b64encode(picture).decode() for picture in (one, other)]
    return float(page.evaluate(DIFFERENCE, both))
