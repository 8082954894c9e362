/** Fetches the demo chat when someone wants it: nobody else pays for its size. */
export const startTaste = (): void => {
  const section = document.querySelector<HTMLElement>("[data-taste]");
  const start = section?.querySelector<HTMLButtonElement>("[data-taste-start]");
  const failed = section?.querySelector<HTMLElement>("[data-taste-failed]");
  if (!section || !start || !failed) return;
  const label = start.textContent;
  start.addEventListener("click", async () => {
    start.disabled = true;
    start.textContent = start.dataset["busy"] ?? label;
    failed.hidden = true;
    try {
      const { runTaste } = await import("./run-taste.ts");
      await runTaste(section);
    } catch {
      failed.hidden = false;
      start.disabled = false;
      start.textContent = label;
    }
  });
};
