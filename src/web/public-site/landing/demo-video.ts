import type { Language } from "#domain/languages.ts";

/** Narrower screens see chat and calendar one after the other, others side by side. */
export const narrowScreen = "(max-width: 40em)";

/** The languages that have a film of their own; the others see the English one. */
const filmed: readonly Language[] = ["en", "es", "fr", "de"];

/** The film in a language, made by `scripts/record-demo.ts`; it lies in `src/web/public/demo`. */
export const demoVideo = (language: Language, cut: "wide" | "tall") => {
  const base = `/demo/${filmed.includes(language) ? language : "en"}/${cut}`;
  return { webm: `${base}.webm`, mp4: `${base}.mp4`, poster: `${base}.jpg` };
};
