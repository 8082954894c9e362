import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

type ResetLinkOptionProps = { state: "idle" | "sending" | "sent"; onAsk(): void };

/** The other way to a new password: a link in the mailbox. */
export const ResetLinkOption = ({ state, onAsk }: ResetLinkOptionProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap={4} align="flex-start">
      <Button variant="subtle" px={0} disabled={state !== "idle"} onClick={onAsk}>
        {t("auth.code.linkInstead")}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {state === "sent" && t("auth.code.linkSent")}
      </Text>
    </Stack>
  );
};
