import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { createCommandCode } from "#contract/chat/command-senders.ts";
import type { RouteResponse } from "#contract/route.ts";
import { instantToWall } from "#domain/scheduling/clock/business-clock.ts";
import { formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { usePhoneText } from "../../lib/format/use-phone-text.ts";
import { useLanguage } from "../../lib/language/language-context.tsx";
import { useOwner } from "../../lib/session/owner-context.ts";

/** A code to send from the phone that is to run the day. */
export const CommandCode = ({ code }: { code: RouteResponse<typeof createCommandCode> }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { timeZone } = useOwner().profile;
  const phoneText = usePhoneText();
  const { time } = instantToWall(Temporal.Instant.from(code.expiresAt), timeZone);
  return (
    <Stack gap="xs" ref={intoView} key={code.code}>
      <Text>{t("commandPhone.sendIt", { number: code.number === null ? "" : phoneText(code.number) })}</Text>
      <Group gap="md">
        <Code fz="xl" fw={650} px="md" py="xs">
          {code.code}
        </Code>
        {code.link !== null && (
          <Button
            component="a"
            href={code.link}
            target="_blank"
            rel="noreferrer"
            variant="light"
            leftSection={<IconExternalLink size={18} aria-hidden />}
          >
            {t("commandPhone.open")}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {t("commandPhone.expires", { time: formatTime(time, language) ?? time })}
      </Text>
    </Stack>
  );
};

/** A code that appears below what a phone shows would look as if nothing had happened. */
const intoView = (shown: HTMLElement | null): void => {
  void shown?.scrollIntoView({ block: "nearest" });
};
