import { languages } from "#domain/languages.ts";
import { feedTexts } from "#locales/feed-texts.ts";

/**
 * Fills the app's page for browsers without scripts, which would show nothing at all: why that is, in each language, as
 * the page itself is the same for everyone, and the way to the pages that read well without them.
 */
export const withoutScripts = (page: string): string => page.replace("<!-- without scripts -->", lines);

const lines = languages
  .map((language) => {
    const { text, home } = feedTexts[language].noScript;
    return `<p lang="${language}">${text} <a href="/landing?lang=${language}">${home}</a></p>`;
  })
  .join("");
