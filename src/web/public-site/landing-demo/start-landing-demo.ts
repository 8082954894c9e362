/** Fetches the demo chat when someone wants it: nobody else pays for its size. */
export const startLandingDemo = (): void => {
  const section = document.querySelector<HTMLElement>("[data-landing-demo]");
  const start = section?.querySelector<HTMLButtonElement>("[data-landing-demo-start]");
  const failed = section?.querySelector<HTMLElement>("[data-landing-demo-failed]");
  if (!section || !start || !failed) return;
  const label = start.textContent;
  start.addEventListener("click", async () => {
    start.disabled = true;
    start.textContent = start.dataset["busy"] ?? label;
    failed.hidden = true;
    try {
      const { runLandingDemo } = await import("./run-landing-demo.ts");
      await runLandingDemo(section);
    } catch {
      failed.hidden = false;
      start.disabled = false;
      start.textContent = label;
    }
  });
};
