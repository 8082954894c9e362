import { Paper, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Tone } from "#domain/house/tone.ts";

type GreetingPreviewProps = { greeting: string; tone: Tone | null; business: string };

/** The line of the bot about itself, which follows every greeting, and why it can't be removed. */
export const GreetingPreview = ({ greeting, tone, business }: GreetingPreviewProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <Text size="sm" fw={500}>
        {t("house.voice.preview")}
      </Text>
      <Text size="xs" c="dimmed">
        {t("house.voice.previewHint")}
      </Text>
      <Paper withBorder radius="md" p="sm" mt={4}>
        {greeting.trim() !== "" && (
          <Text size="sm" c="dimmed" dir="auto" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {greeting.trim()}
          </Text>
        )}
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {t(`house.voice.disclosure.${tone ?? "usual"}`, { business })}
        </Text>
      </Paper>
    </Stack>
  );
};
