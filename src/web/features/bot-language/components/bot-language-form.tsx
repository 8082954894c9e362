import { Group, Radio, Stack } from "@mantine/core";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { isLanguage, type Language, languageNames, languages } from "#domain/languages.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { Flag } from "../../../components/settings/flag.tsx";
import { ApiError } from "../../../lib/api/api-error.ts";
import { runToEnd } from "../../../lib/api/run-to-end.ts";
import { useDraft } from "../../../lib/drafts/use-draft.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { useSaveBotLanguage } from "../api/use-save-bot-language.ts";
import classes from "./bot-language-form.module.css";

const radioClasses = {
  root: classes.choice,
  body: classes.body,
  labelWrapper: classes.labelWrapper,
  radio: classes.radio,
};

export const BotLanguageForm = ({ saved }: { saved: Language }) => {
  const { t } = useTranslation();
  const { language: readersLanguage } = useLanguage();
  const draft = useDraft("bot-language", { language: saved });
  const chosen = draft.values.language;
  const save = useSaveBotLanguage();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    runToEnd(save, chosen, {
      onSuccess: ({ preferredLanguage }) => {
        draft.discard();
        const language = nameOf(preferredLanguage, readersLanguage);
        showToast({ title: t("toast.success"), description: t("botLanguage.saved", { language }), kind: "success" });
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === "signed-out") return;
        showApiError(error, { title: t("botLanguage.saveFailed") });
      },
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <Radio.Group
          label={t("botLanguage.label")}
          value={chosen}
          onChange={(value) => isLanguage(value) && draft.edit("language", value)}
        >
          <div className={classes.choices}>
            {languages.map((language) => (
              <Radio
                key={language}
                value={language}
                label={<LanguageName language={language} />}
                classNames={radioClasses}
                disabled={save.isPending}
              />
            ))}
          </div>
        </Radio.Group>
        <Group>
          <BusyButton type="submit" busy={save.isPending} busyLabel={t("botLanguage.saving")}>
            {t("botLanguage.save")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};

const LanguageName = ({ language }: { language: Language }) => (
  <span className={classes.name}>
    <Flag language={language} />
    <span lang={language}>{languageNames[language]}</span>
  </span>
);

/** As the sentence around it wants it: "in German", "auf Deutsch". */
const nameOf = (language: Language, readersLanguage: Language): string =>
  new Intl.DisplayNames(readersLanguage, { type: "language" }).of(language) ?? languageNames[language];
