import { isolateText } from "#domain/text/isolate-text.ts";
import { html, type SafeHtml } from "../safe-html.ts";

export type MailValues = Readonly<Record<string, string>>;

/**
 * Puts values into a text's `{{placeholders}}`, once: braces inside a value stay what they are. A value that is written from
 * right to left leaves the words around it where they are.
 */
export const fillText = (text: string, values: MailValues): string =>
  splitText(text, values)
    .map((part) => part.text)
    .join("");

/** The same as markup: text and values escaped, values in bold. */
export const fillHtml = (text: string, values: MailValues): SafeHtml =>
  html`${splitText(text, values).map((part) => (part.isValue ? html`<strong>${part.text}</strong>` : part.text))}`;

const splitText = (text: string, values: MailValues): { text: string; isValue: boolean }[] =>
  text.split(/\{\{(\w+)\}\}/).map((part, index) => {
    const isValue = index % 2 === 1;
    if (!isValue) return { text: part, isValue };
    const value = values[part];
    if (value === undefined) throw new Error(`the text asks for {{${part}}}, which the mail does not have`);
    return { text: isolateText(value), isValue };
  });
