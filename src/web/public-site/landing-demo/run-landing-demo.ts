import { isLanguage, type Language } from "#domain/languages.ts";
import { findLandingDemoParts } from "./landing-demo-parts.ts";
import { createLandingDemoSession } from "./landing-demo-session.ts";

/** Plays the demo chat in its section. The server keeps nothing of it, and a reload forgets it. */
export const runLandingDemo = async (section: HTMLElement): Promise<void> => {
  const { lang } = document.documentElement;
  const language: Language = isLanguage(lang) ? lang : "en";
  const parts = findLandingDemoParts(section);
  const { chat, form, field } = parts;
  const session = await createLandingDemoSession(parts, language);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    field.value = "";
    if (text !== "") session.say({ text });
  });
  parts.again.addEventListener("click", () => {
    session.beginAgain();
    chat.focus();
  });
  parts.opening.remove();
  form.hidden = false;
  chat.focus({ preventScroll: true });
};
