import type { ReactNode } from "react";
import type { Language } from "#domain/languages.ts";

// Drawn, because emoji flags are missing on Windows. Simplified for 20 px; 24 by 18 units each.
const drawings: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#fff" d="M0 0h24v18H0z" />
      <path fill="#b22234" d="M0 0h24v2H0zm0 4h24v2H0zm0 4h24v2H0zm0 4h24v2H0zm0 4h24v2H0z" />
      <path fill="#3c3b6e" d="M0 0h11v10H0z" />
      <g fill="#fff">
        <circle cx="2.5" cy="2.5" r=".9" />
        <circle cx="5.5" cy="2.5" r=".9" />
        <circle cx="8.5" cy="2.5" r=".9" />
        <circle cx="4" cy="5" r=".9" />
        <circle cx="7" cy="5" r=".9" />
        <circle cx="2.5" cy="7.5" r=".9" />
        <circle cx="5.5" cy="7.5" r=".9" />
        <circle cx="8.5" cy="7.5" r=".9" />
      </g>
    </>
  ),
  es: (
    <>
      <path fill="#c60b1e" d="M0 0h24v18H0z" />
      <path fill="#ffc400" d="M0 4.5h24v9H0z" />
      <path fill="#ad1519" d="M5.5 7h3v3.2a1.5 1.5 0 0 1-3 0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#fff" d="M0 0h24v18H0z" />
      <path fill="#0b2a8f" d="M0 0h8v18H0z" />
      <path fill="#e1000f" d="M16 0h8v18h-8z" />
    </>
  ),
  de: (
    <>
      <path fill="#1a1a1a" d="M0 0h24v6H0z" />
      <path fill="#d00" d="M0 6h24v6H0z" />
      <path fill="#ffce00" d="M0 12h24v6H0z" />
    </>
  ),
  pt: (
    <>
      <path fill="#009739" d="M0 0h24v18H0z" />
      <path fill="#fedd00" d="M12 2.2 21.5 9 12 15.8 2.5 9z" />
      <circle cx="12" cy="9" r="3.7" fill="#012169" />
      <path d="M8.5 8.2c2.6-.4 5.2.2 7 2" stroke="#fff" strokeWidth=".9" fill="none" />
    </>
  ),
};

/** Decoration beside the language's name, which says the same in words. */
export const Flag = ({ language }: { language: Language }) => (
  <svg
    width={22}
    height={16.5}
    viewBox="0 0 24 18"
    aria-hidden
    focusable="false"
    style={{ borderRadius: 3, flex: "none" }}
  >
    {drawings[language]}
    <rect x=".5" y=".5" width="23" height="17" rx="2.5" fill="none" stroke="rgb(0 0 0 / 0.18)" />
  </svg>
);
