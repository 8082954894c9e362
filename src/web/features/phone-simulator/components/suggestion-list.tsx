import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { suggestionsQuery } from "../api/suggestions-query.ts";
import { suggestionText } from "../suggestion-text.ts";
import classes from "./suggestion-list.module.css";

type SuggestionListProps = { business: string; onSend(text: string): void };

/** Sentences that book something, to send with a tap. */
export const SuggestionList = ({ business, onSend }: SuggestionListProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data: suggestions } = useQuery(suggestionsQuery(business));
  if (!suggestions || suggestions.length === 0) return null;
  return (
    <div className={classes.list}>
      <Text size="sm">{t("phone.suggestions.title")}</Text>
      {suggestions.map((suggestion) => {
        const text = suggestionText(suggestion, language, t);
        return (
          <Button key={text} variant="default" className={classes.suggestion} onClick={() => onSend(text)}>
            {text}
          </Button>
        );
      })}
    </div>
  );
};
