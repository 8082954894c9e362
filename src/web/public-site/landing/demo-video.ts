import type { Language } from "#domain/languages.ts";

/** Narrower screens see chat and calendar one after the other, others side by side. */
export const narrowScreen = "(max-width: 40em)";

/** The film in a language, made by `scripts/record-demo.ts`; it is in `src/web/public/demo`. */
export const demoVideo = (language: Language, cut: "wide" | "tall") => {
  const base = `/demo/${language}/${cut}`;
  return { webm: `${base}.webm`, mp4: `${base}.mp4`, poster: `${base}.jpg` };
};
