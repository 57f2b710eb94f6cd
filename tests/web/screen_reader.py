"""A screen reader that listens: all that the live regions of the page say, in order."""

from __future__ import annotations

from playwright.sync_api import Page

LISTEN = """
(() => {
  const said = window.saidAloud = [];
  const POLITE =
    '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
  const shown = node => {
    const element = node.nodeType === 1 ? node : node.parentElement;
    return element?.checkVisibility() && !element.closest('[aria-hidden="true"]');
  };
  const words = node => {
    if (node.nodeType === 3) return node.data;
    if (node.nodeType !== 1 || !shown(node)) return '';
    const name = node.getAttribute('aria-label');
    if (node.getAttribute('role') === 'img' && name) return ` ${name} `;
    const apart = getComputedStyle(node).display.startsWith('inline') ? '' : ' ';
    return apart + [...node.childNodes].map(words).join('') + apart;
  };
  const plain = text => text.replace(/\\s+/g, ' ').replace(/ (?=[.,:])/g, '').trim();
  const last = new WeakMap();
  const say = (region, text) => {
    if (!text || last.get(region) === text) return;
    last.set(region, text);
    said.push(text);
  };
  const hear = changes => {
    const parts = new Map();
    for (const { target, addedNodes } of changes) {
      const element = target.nodeType === 1 ? target : target.parentElement;
      const region = element?.closest(POLITE);
      const silent = element?.closest('[aria-live="off"], [role="timer"]');
      if (!region || !shown(region) || silent) continue;
      // A status and an alert are said as a whole, of other regions what is new.
      const whole = region.matches('[role="status"], [role="alert"]');
      const some = whole ? [region] : target.nodeType === 3 ? [target] : [...addedNodes];
      parts.set(region, new Set([...(parts.get(region) ?? []), ...some]));
    }
    for (const [region, nodes] of parts)
      say(region, plain([...nodes].filter(shown).map(words).join(' ')));
  };
  addEventListener('DOMContentLoaded', () => new MutationObserver(hear).observe(
    document.body, { childList: true, characterData: true, subtree: true }));
})();
"""
"""Follows the rules of ARIA: polite and assertive regions, of a status and an alert all of it."""


def heard(page: Page) -> list[str]:
    """All that was said since the last time."""
    said = page.evaluate("window.saidAloud.splice(0)")
    return [str(sentence) for sentence in said]
