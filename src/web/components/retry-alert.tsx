import { Alert, type AlertProps, Button, Group } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";

type RetryAlertProps = Pick<AlertProps, "m" | "mt" | "maw"> & {
  title?: string;
  /** Beside the button, where the title doesn't say it all. */
  text?: string;
  label: string;
  onRetry: () => void;
};

/** Shown in place of what couldn't be loaded, with a button that tries again. */
export const RetryAlert = ({ title, text, label, onRetry, ...place }: RetryAlertProps) => (
  <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={title} {...place}>
    <Group justify="space-between">
      {text}
      <Button variant="default" mt={text === undefined ? "xs" : 0} onClick={onRetry}>
        {label}
      </Button>
    </Group>
  </Alert>
);
