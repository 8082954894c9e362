import { Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./section-card.module.css";

type SectionCardProps = { title: string; description: string; isDanger?: boolean; children: ReactNode };

/** One matter of the account. */
export const SectionCard = ({ title, description, isDanger, children }: SectionCardProps) => {
  const id = useId();
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
        <div>
          <Title order={2} size="h3" id={id}>
            {title}
          </Title>
          <Text c="dimmed" size="sm">
            {description}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
};
