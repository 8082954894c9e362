import { Anchor, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { feedLinks } from "#domain/calendars/feed-links.ts";

/** Where one click subscribes; every other program takes the address itself. */
export const FeedLinks = ({ address, name }: { address: string; name: string }) => {
  const { t } = useTranslation();
  const { apple, google, outlook } = feedLinks(address, name);
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {t("feeds.openIn")}
      </Text>
      <Anchor size="sm" py={4} href={apple}>
        Apple
      </Anchor>
      <Anchor size="sm" py={4} href={google} target="_blank" rel="noreferrer">
        Google
      </Anchor>
      <Anchor size="sm" py={4} href={outlook} target="_blank" rel="noreferrer">
        Outlook
      </Anchor>
    </Group>
  );
};
