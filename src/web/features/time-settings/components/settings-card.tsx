import { Paper, Stack, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

type SettingsCardProps = { title: string; text: string; children: ReactNode };

export const SettingsCard = ({ title, text, children }: SettingsCardProps) => {
  const id = useId();
  return (
    <Paper component="section" withBorder radius="lg" p={{ base: "md", sm: "lg" }} aria-labelledby={id}>
      <Stack gap="md">
        <div>
          <Title order={3} id={id} fz="lg">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
};
