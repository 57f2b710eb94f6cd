/* Stepping through the match. Everything shown stands in the page already; this only picks it. */
"use strict";
(() => {
  const at = (id) => document.getElementById(id);
  const deeds = [...document.querySelectorAll(".deed")];
  const [stage, scene, slider, where] = ["stage", "scene", "slider", "where"].map(at);
  if (deeds.length === 0) return;
  const list = at("actions");
  let current = -1;

  const copied = (element) => {
    const copy = element.cloneNode(true);
    copy.removeAttribute("id");
    return copy;
  };

  const show = (index, scroll = true) => {
    const next = Math.max(0, Math.min(deeds.length - 1, index));
    if (next === current) return;
    deeds[current]?.classList.remove("current");
    deeds[current]?.querySelector("a").removeAttribute("aria-current");
    current = next;
    const deed = deeds[current];
    deed.classList.add("current");
    deed.querySelector("a").setAttribute("aria-current", "step");
    const mat = at(`mat-${deed.dataset.mat}`);
    const words = document.createElement("p");
    words.className = "done";
    words.textContent = deed.querySelector(".words").textContent;
    scene.replaceChildren(words, ...(mat ? [copied(mat)] : []), copied(deed.querySelector(".told")));
    scene.dataset.number = deed.dataset.number;
    slider.value = deed.dataset.number;
    where.textContent = where.dataset.told.replace("#", deed.dataset.number);
    at("first").disabled = at("back").disabled = current === 0;
    at("last").disabled = at("forward").disabled = current === deeds.length - 1;
    if (scroll && list.scrollHeight > list.clientHeight) {
      list.scrollTop = deed.offsetTop - list.offsetTop - list.clientHeight / 3;
    }
  };

  /** The next action that holds a mistake, from the first again after the last. */
  const mistaken = () => {
    const all = deeds.map((deed, index) => (deed.classList.contains("mistaken") ? index : -1));
    const found = all.filter((index) => index >= 0);
    const next = found.find((index) => index > current) ?? found[0];
    if (next === undefined) return;
    show(next);
    scene.querySelector(".comment.mistake")?.scrollIntoView({ block: "nearest" });
  };

  const numbered = (number) => deeds.findIndex((deed) => deed.dataset.number === number);
  const toHash = () => {
    const number = /^#action-(\d+)$/.exec(location.hash)?.[1];
    const index = number === undefined ? -1 : numbered(number);
    if (index >= 0) show(index);
    return index >= 0;
  };

  const KEYS = {
    ArrowLeft: () => show(current - 1),
    ArrowRight: () => show(current + 1),
    Home: () => show(0),
    End: () => show(deeds.length - 1),
    n: mistaken,
    N: mistaken,
  };
  document.addEventListener("keydown", (event) => {
    const does = KEYS[event.key];
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === slider || event.target.closest?.(".scroll")) return;
    event.preventDefault();
    does();
  });
  at("first").addEventListener("click", KEYS.Home);
  at("back").addEventListener("click", KEYS.ArrowLeft);
  at("forward").addEventListener("click", KEYS.ArrowRight);
  at("last").addEventListener("click", KEYS.End);
  at("mistake").addEventListener("click", mistaken);
  slider.addEventListener("input", () => show(numbered(slider.value)));
  deeds.forEach((deed, index) =>
    deed.querySelector("a").addEventListener("click", (event) => {
      event.preventDefault();
      show(index, false);
    }),
  );
  document.querySelectorAll("[data-go]").forEach((point) =>
    point.addEventListener("click", () => {
      show(numbered(point.dataset.go));
      stage.scrollIntoView({ block: "nearest" });
    }),
  );
  window.addEventListener("hashchange", toHash);

  if (location.protocol === "file:") document.querySelector(".back")?.remove();
  document.documentElement.classList.add("stepping");
  stage.hidden = false;
  if (!toHash()) show(0);
})();
