import { Skeleton, Stack, Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../../components/cards/section-card.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { mailSettingsQuery } from "../../api/mail-settings-query.ts";
import { useSaveMailSettings } from "../../api/use-save-mail-settings.ts";

const choices = ["onRequest", "onDay"] as const;

/** What the owner is notified of by email. What concerns the account's safety is always sent. */
export const MailSection = () => {
  const { t } = useTranslation();
  const query = useQuery(mailSettingsQuery);
  const { data: settings, refetch } = query;
  const save = useSaveMailSettings();
  return (
    <SectionCard title={t("accountSettings.mails.title")} description={t("accountSettings.mails.description")}>
      {settings ? (
        <Stack gap="md">
          {choices.map((choice) => (
            <Switch
              key={choice}
              size="md"
              label={t(`accountSettings.mails.${choice}`)}
              description={t(`accountSettings.mails.${choice}Hint`)}
              checked={settings[choice]}
              onChange={({ currentTarget }) => save.mutate({ ...settings, [choice]: currentTarget.checked })}
            />
          ))}
        </Stack>
      ) : failureOf(query) ? (
        <RetryAlert
          text={t("accountSettings.mails.loadFailed")}
          label={t("accountSettings.retry")}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={96} radius="md" />
      )}
    </SectionCard>
  );
};
