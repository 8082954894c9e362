import { Card, Group, SimpleGrid, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./agents-tab.module.css";

const cards = ["first", "second", "third"];
const lines = ["100%", "70%", "50%"];
const actions = ["hours", "services", "time-off", "phone"];

/** The line that counts the agents and a few of their cards, while they are on their way. */
export const AgentsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t("app.loading")}</VisuallyHidden>
      <Skeleton height={20} width="9rem" aria-hidden />
      <div className={classes.list} aria-hidden>
        {cards.map((card) => (
          <CardOfAgent key={card} />
        ))}
      </div>
    </>
  );
};

/** A face with a name and an address beside it, the switch, the hours and what can be done. */
const CardOfAgent = () => (
  <Card withBorder padding="lg">
    <Stack gap="md">
      <Group wrap="nowrap" align="flex-start">
        <Skeleton circle height={48} />
        <Stack gap="xs" flex={1} pt={10}>
          <Skeleton height={20} width="60%" />
          <Skeleton height={16} width="80%" />
        </Stack>
      </Group>
      <Skeleton height={24} width="8rem" radius="xl" />
      <Stack gap="xs">
        {lines.map((width) => (
          <Skeleton key={width} height={16} width={width} />
        ))}
      </Stack>
      <SimpleGrid cols={2} spacing="xs">
        {actions.map((action) => (
          <Skeleton key={action} height={36} />
        ))}
      </SimpleGrid>
    </Stack>
  </Card>
);
