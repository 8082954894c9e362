import { contactFields, contactProblems, problemAtField } from "#contract/site/contact-problems.ts";
import type { Language } from "#domain/languages.ts";
import { loadUiTexts } from "#locales/ui-texts.ts";
import type { AppError } from "../../platform/http/errors/app-error.ts";
import { escapeHtml, html } from "../../platform/safe-html.ts";
import type { ContactFormFill } from "./service.ts";

export type TypedForm = { name: string; email: string; message: string; topic: string };

/** The form as it goes back to its writer: every word of theirs, and at each field what is wrong with it. */
export const presentContactForm = async (
  language: Language,
  typed: TypedForm,
  { code, fields = {} }: Pick<AppError, "code" | "fields">,
): Promise<ContactFormFill> => {
  const texts = (await loadUiTexts.site[language]()).default.site.contact.errors;
  const problem = (wanted: string): string => {
    const known = contactProblems.find((one) => one.code === wanted) ?? failed;
    return html`<strong>${texts[known.title]}</strong> ${texts[known.text]}`.markup;
  };
  const fill: ContactFormFill = {};
  for (const field of contactFields) {
    // A browser shows nothing for these, and a page can't carry them.
    fill[field] = escapeHtml(typed[field].replaceAll("\0", "").toWellFormed());
    const found = fields[field];
    if (found === undefined) continue;
    fill[`${field}Problem`] = problem(problemAtField(field, found));
    fill[`${field}Invalid`] = "true";
  }
  const isAtField = contactFields.some((field) => fields[field] !== undefined);
  return isAtField ? fill : { ...fill, formProblem: problem(code) };
};

const failed = contactProblems[contactProblems.length - 1] as (typeof contactProblems)[number];
