import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./section-card.module.css";

type SectionCardProps = {
  title: string;
  description?: string;
  /** Beside the title. */
  aside?: ReactNode;
  isDanger?: boolean;
  children: ReactNode;
};

/** One matter of the settings. */
export const SectionCard = ({ title, description, aside, isDanger, children }: SectionCardProps) => {
  const id = useId();
  const heading = (
    <div>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {description !== undefined && (
        <Text c="dimmed" size="sm">
          {description}
        </Text>
      )}
    </div>
  );
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      p={{ base: "md", sm: "lg" }}
      aria-labelledby={id}
      className={classes.card}
      data-danger={isDanger || undefined}
    >
      <Stack gap="md">
        {aside === undefined ? (
          heading
        ) : (
          <Group justify="space-between" align="flex-start">
            {heading}
            {aside}
          </Group>
        )}
        {children}
      </Stack>
    </Paper>
  );
};
