import { Group, Stack, Textarea, TextInput } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { supportTicketSchema } from "#domain/support/support-ticket-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { useDraft } from "../../../lib/drafts/use-draft.ts";
import { useOwner } from "../../../lib/session/owner-context.ts";
import { showToast } from "../../../lib/toast/toast.ts";
import { useSubmitTicket } from "../use-submit-ticket.ts";

type Field = "name" | "email" | "description";

/** What is typed outlives a failed try, a reload and a session that ends meanwhile. */
export const SupportTicketForm = ({ onSubmitted }: { onSubmitted: (reference: string) => void }) => {
  const { t } = useTranslation();
  const { user } = useOwner();
  const draft = useDraft("support-ticket", { name: user.name, email: user.email, description: "" });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);

  const refuse = (codes: Record<string, string>) => {
    setErrors(codes);
    const [first] = Object.keys(codes);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const { send, renewKey, isPending } = useSubmitTicket({
    onRefused: refuse,
    onSubmitted: (reference) => {
      draft.discard();
      onSubmitted(reference);
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = supportTicketSchema.safeParse(draft.values);
    if (parsed.success) {
      send(draft.values);
      return;
    }
    refuse(firstErrors(parsed.error));
    const isIncomplete = Object.values(draft.values).some((typed) => typed.trim() === "");
    const description = t(isIncomplete ? "support.incomplete" : "errors.invalid-input");
    showToast({ title: t("errors.title"), description, kind: "error" });
  };
  const field = (name: Field) => ({
    name,
    value: draft.values[name],
    error: fieldErrorText(errors[name]),
    required: true,
    withAsterisk: false,
    onChange: (event: { currentTarget: { value: string } }) => {
      draft.edit(name, event.currentTarget.value);
      renewKey();
      setErrors(({ [name]: _, ...others }) => others);
    },
  });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextInput label={t("support.name")} dir="auto" autoComplete="name" maxLength={100} {...field("name")} />
        <TextInput
          label={t("support.email")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...field("email")}
        />
        <Textarea
          label={t("support.issue")}
          size="md"
          dir="auto"
          autosize
          minRows={5}
          maxRows={16}
          maxLength={5_000}
          {...field("description")}
        />
        <Group>
          <BusyButton type="submit" busy={isPending} busyLabel={t("support.submitting")}>
            {t("support.submit")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
};
