import { isLanguage, type Language } from "#domain/languages.ts";
import { findTasteParts } from "./taste-parts.ts";
import { createTasteSession } from "./taste-session.ts";

/** Plays the demo chat in its section. The server keeps nothing of it, and a reload forgets it. */
export const runTaste = async (section: HTMLElement): Promise<void> => {
  const { lang } = document.documentElement;
  const language: Language = isLanguage(lang) ? lang : "en";
  const parts = findTasteParts(section);
  const { chat, form, field } = parts;
  const session = await createTasteSession(parts, language);
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
