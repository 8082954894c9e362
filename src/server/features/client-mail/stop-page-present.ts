import type { Language } from "#domain/languages.ts";
import { clientMailTexts } from "#locales/client-mail-texts.ts";
import { fillText } from "../../platform/mail/fill-text.ts";
import { html, type SafeHtml } from "../../platform/safe-html.ts";
import type { MailChoice } from "./service.ts";

const styles: SafeHtml = {
  markup:
    "body{font:1rem/1.5 system-ui,sans-serif;margin:0}main{max-width:36rem;margin:0 auto;padding:2rem 1rem 4rem}h1{line-height:1.2;overflow-wrap:anywhere}button{font:inherit;padding:.75rem 1.25rem;border-radius:.75rem;border:1px solid #1f7a5c;background:#1f7a5c;color:#fff;cursor:pointer}",
};

const page = (language: Language, title: string, body: SafeHtml): string =>
  `<!doctype html>${
    html`<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${styles}</style></head><body><main>${body}</main></body></html>`
      .markup
  }`;

/** What a client receives, and the one button that changes it. Opening the page changes nothing: mail scanners open links. */
export const presentStopPage = ({ business, isStopped }: MailChoice, language: Language, path: string): string => {
  const texts = clientMailTexts[language].page;
  const title = fillText(texts.title, { businessName: business });
  return page(
    language,
    title,
    html`<h1>${title}</h1><p>${isStopped ? texts.off : texts.on}</p><p>${texts.needed}</p><form method="post" action="${path}"><input type="hidden" name="mails" value="${isStopped ? "start" : "stop"}"><button type="submit">${isStopped ? texts.start : texts.stop}</button></form>`,
  );
};

export const presentUnknownLink = (language: Language): string => {
  const { gone, goneText } = clientMailTexts[language].page;
  return page(language, gone, html`<h1>${gone}</h1><p>${goneText}</p>`);
};
