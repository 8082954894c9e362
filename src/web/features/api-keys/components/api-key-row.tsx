import { Button, Group, Paper, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ApiKey } from "#contract/account/api-keys.ts";
import { useDayText } from "../../../lib/format/use-day-text.ts";
import { useOwner } from "../../../lib/session/owner-context.ts";
import classes from "./api-keys.module.css";

export const ApiKeyRow = ({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) => {
  const { t } = useTranslation();
  const dayText = useDayText();
  const { profile } = useOwner();
  const dayOf = (instant: string): string =>
    dayText(Temporal.Instant.from(instant).toZonedDateTimeISO(profile.timeZone).toPlainDate().toString());
  const { name, scope, ending, createdAt, lastUsedAt } = apiKey;
  return (
    <Paper component="li" withBorder radius="lg" p="md">
      <Group justify="space-between" gap="sm">
        <div className={classes.words}>
          <Text fw={600} dir="auto" className={classes.name}>
            {name}
          </Text>
          <Text size="sm">
            {t(`apiKeys.scopes.${scope}`)} · {t("apiKeys.ending", { ending })}
          </Text>
          <Text size="sm" c="dimmed">
            {t("apiKeys.created", { date: dayOf(createdAt) })} ·{" "}
            {lastUsedAt === null ? t("apiKeys.unused") : t("apiKeys.used", { date: dayOf(lastUsedAt) })}
          </Text>
        </div>
        <Button size="compact-md" variant="default" aria-label={t("apiKeys.revokeNamed", { name })} onClick={onRevoke}>
          {t("apiKeys.revoke")}
        </Button>
      </Group>
    </Paper>
  );
};
