/** Browsers without Temporal load it before any code that needs the time runs; the others load nothing. */
export const ensureTemporal = async (): Promise<void> => {
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
};
