import { narrowScreen } from "./landing/demo-video.ts";

const dialogOf = (name: string | undefined): HTMLDialogElement | undefined => {
  const element = name === undefined ? null : document.getElementById(name);
  return element instanceof HTMLDialogElement ? element : undefined;
};

/** `data-opens` and `data-closes` name a dialog. Its video starts and stops with it. */
export const startDialogs = (): void => {
  for (const opener of document.querySelectorAll<HTMLElement>("[data-opens]")) {
    const dialog = dialogOf(opener.dataset["opens"]);
    if (!dialog) continue;
    opener.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.showModal();
      const video = dialog.querySelector("video");
      if (!video) return;
      // A poster would be fetched with the page; this one only when someone wants the film.
      const { poster = "", posterNarrow = poster } = video.dataset;
      video.poster = matchMedia(narrowScreen).matches ? posterNarrow : poster;
      // A browser may refuse to start it by itself; the controls are there.
      video.play().catch(() => undefined);
    });
    dialog.addEventListener("close", () => dialog.querySelector("video")?.pause());
    // The backdrop is the dialog's own; what is in it covers the rest.
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  }
  for (const closer of document.querySelectorAll<HTMLElement>("[data-closes]")) {
    closer.addEventListener("click", () => dialogOf(closer.dataset["closes"])?.close());
  }
};
