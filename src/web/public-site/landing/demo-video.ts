import type { Language } from "#domain/languages.ts";

/** Lies in `src/web/public/demo`. */
export const demoVideo = {
  webm: "/demo/daybook.webm",
  mp4: "/demo/daybook.mp4",
  poster: "/demo/daybook.jpg",
  captions: (language: Language) => `/demo/captions-${language}.vtt`,
} as const;
