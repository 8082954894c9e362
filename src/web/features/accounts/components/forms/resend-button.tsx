import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import type { Action } from "../../../../lib/use-action.ts";
import { authErrorText } from "../../api/auth-error-text.ts";

type ResendButtonProps = {
  resend: Action<void, unknown>;
  label: string;
  busyLabel: string;
  sentText: string;
  disabled?: boolean;
};

/** Sends a mail once more, and says below whether it was sent. */
export const ResendButton = ({ resend, label, busyLabel, sentText, disabled = false }: ResendButtonProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <BusyButton
        variant="default"
        busy={resend.isPending}
        busyLabel={busyLabel}
        disabled={disabled}
        onClick={() => resend.mutate()}
      >
        {label}
      </BusyButton>
      <Text size="sm" role="status" c={resend.isError ? "var(--mantine-color-error)" : "dimmed"}>
        {resend.isSuccess && sentText}
        {resend.isError && authErrorText(resend.error, t)}
      </Text>
    </Stack>
  );
};
