import { queryOptions } from "@tanstack/react-query";
import type { Language } from "#domain/languages.ts";
import { loadTexts } from "../../../lib/language/i18n.ts";

/** Nothing to read from it but that the texts are loaded. */
export const posterTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ["poster-texts", language],
    queryFn: async () => {
      await loadTexts(language);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
