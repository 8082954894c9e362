import { Button, Group, Paper, Stack, Textarea, TextInput } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { clientFormSchema, notesLength } from "#domain/clients/client-form.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { BusyButton } from "../../../../components/busy-button.tsx";
import { LeaveGuard } from "../../../../components/leave-guard.tsx";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { runToEnd } from "../../../../lib/api/run-to-end.ts";
import { useDraft } from "../../../../lib/drafts/use-draft.ts";
import { showToast } from "../../../../lib/toast/toast.ts";
import { useUpdateClient } from "../../api/use-update-client.ts";
import { MailFields } from "./mail-fields.tsx";
import { TagsField } from "./tags-field.tsx";

/** What the owner writes about a person; nothing is kept before it is saved, and nothing typed is lost. */
export const ClientForm = ({ client }: { client: ClientDetails }) => {
  const { t } = useTranslation();
  const draft = useDraft(`client-${client.id}`, {
    name: client.name ?? "",
    email: client.email ?? "",
    channelChoice: client.channelChoice,
    notes: client.notes,
    tags: client.tags,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const update = useUpdateClient(client.id);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = clientFormSchema.partial().safeParse(draft.edits);
    setErrors(parsed.success ? {} : firstErrors(parsed.error));
    if (!parsed.success) return;
    runToEnd(update, draft.edits, {
      onSuccess: () => {
        draft.discard();
        showToast({ title: t("toast.success"), description: t("clients.details.saved"), kind: "success" });
      },
    });
  };
  const edit = <Field extends keyof typeof draft.values>(field: Field, value: (typeof draft.values)[Field]) => {
    draft.edit(field, value);
    setErrors({});
  };
  return (
    <Paper withBorder radius="lg" p="md">
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t("clients.details.name")}
            value={draft.values.name}
            maxLength={100}
            dir="auto"
            autoComplete="off"
            error={fieldErrorText(errors["name"])}
            onChange={(event) => edit("name", event.currentTarget.value)}
          />
          <MailFields
            client={client}
            values={draft.values}
            error={errors["email"]}
            onEmail={(email) => edit("email", email)}
            onChannel={(choice) => edit("channelChoice", choice)}
          />
          <Textarea
            size="md"
            label={t("clients.details.notes")}
            description={t("clients.details.notesHint")}
            value={draft.values.notes}
            maxLength={notesLength}
            autosize
            minRows={3}
            maxRows={12}
            dir="auto"
            error={fieldErrorText(errors["notes"])}
            onChange={(event) => edit("notes", event.currentTarget.value)}
          />
          <TagsField
            value={draft.values.tags}
            error={Object.entries(errors).find(([field]) => field.startsWith("tags"))?.[1]}
            onChange={(tags) => edit("tags", tags)}
          />
          <FormActions isDirty={draft.isDirty} isBusy={update.isPending} onDiscard={draft.discard} />
        </Stack>
      </form>
      <LeaveGuard isDirty={draft.isDirty && !update.isPending} onLeave={draft.discard} />
    </Paper>
  );
};

type FormActionsProps = { isDirty: boolean; isBusy: boolean; onDiscard: () => void };

const FormActions = ({ isDirty, isBusy, onDiscard }: FormActionsProps) => {
  const { t } = useTranslation();
  return (
    <Group gap="sm">
      <BusyButton type="submit" disabled={!isDirty} busy={isBusy} busyLabel={t("clients.details.saving")}>
        {t("clients.details.save")}
      </BusyButton>
      {isDirty && !isBusy && (
        <Button variant="default" onClick={onDiscard}>
          {t("clients.details.discard")}
        </Button>
      )}
    </Group>
  );
};
