import { Button, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { UseMutationResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { DialogActions } from "../../../../components/dialog/dialog-actions.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { focusFirstError } from "../../focus-first-error.ts";
import { showRefusal } from "../../show-refusal.ts";
import { CurrentPasswordField } from "./current-password-field.tsx";

type PasswordStepProps<Answer> = {
  text: string;
  submitLabel: string;
  busyLabel: string;
  color?: string;
  /** What is asked of the server with the password. */
  request: Pick<UseMutationResult<Answer, Error, string>, "mutate" | "isPending">;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
};

/** Nothing about the second factor changes without the password. */
export const PasswordStep = <Answer,>({ request, onDone, ...props }: PasswordStepProps<Answer>) => {
  const { t } = useTranslation();
  const form = useForm({
    initialValues: { password: "" },
    clearInputErrorOnChange: true,
    validate: { password: (typed) => (typed === "" ? fieldErrorText("passwordRequired") : null) },
  });
  const submit = ({ password }: typeof form.values) =>
    request.mutate(password, { onSuccess: onDone, onError: (error) => showRefusal(error, form) });
  return (
    <form noValidate onSubmit={form.onSubmit(submit, focusFirstError(form))}>
      <Stack gap="lg">
        <Text size="sm">{props.text}</Text>
        <CurrentPasswordField data-autofocus {...form.getInputProps("password")} />
        <DialogActions>
          <Button variant="default" disabled={request.isPending} onClick={props.onCancel}>
            {t("accountSettings.cancel")}
          </Button>
          <BusyButton
            type="submit"
            busy={request.isPending}
            busyLabel={props.busyLabel}
            {...(props.color && { color: props.color })}
          >
            {props.submitLabel}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};
