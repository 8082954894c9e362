import { Button, Checkbox, Group, Modal, SimpleGrid, Stack, Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Webhook } from "#contract/sync/webhooks.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { webhookEventTypes } from "#domain/webhooks/webhook-event-types.ts";
import { type WebhookForm, webhookFormSchema } from "#domain/webhooks/webhook-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { useFullOnPhone } from "../../../components/dialog/use-full-on-phone.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { apiErrorText } from "../../../lib/toast/toast.ts";
import { useSaveWebhook } from "../api/use-save-webhook.ts";

type WebhookDialogProps = {
  /** Null while closed; without a webhook a new one is added. */
  editing: { before: Webhook | null } | null;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

export const WebhookDialog = ({ editing, onSecret, onClose }: WebhookDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      {...useFullOnPhone()}
      opened={editing !== null}
      onClose={onClose}
      title={t(editing?.before ? "webhooks.editTitle" : "webhooks.addTitle")}
      closeButtonProps={{ "aria-label": t("webhooks.close") }}
    >
      {editing && <WebhookFields before={editing.before} onSecret={onSecret} onClose={onClose} />}
    </Modal>
  );
};

const knownCodes = ["required", "addressInvalid", "eventRequired", "private-address", "not-https"] as const;

type Values = { url: string; eventTypes: string[]; includesPersonalData: boolean };

const WebhookFields = ({
  before,
  onSecret,
  onClose,
}: Omit<WebhookDialogProps, "editing"> & { before: Webhook | null }) => {
  const { t } = useTranslation();
  const save = useSaveWebhook(before);
  const [values, setValues] = useState<Values>({
    url: before?.url ?? "",
    eventTypes: before?.eventTypes ?? [...webhookEventTypes],
    includesPersonalData: before?.includesPersonalData ?? false,
  });
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const refused = save.error instanceof ApiError ? (save.error.fields ?? {}) : {};
  const errorOf = (field: keyof Values): string | null => {
    const code = codes[field] ?? refused[field];
    if (code === undefined) return null;
    const known = knownCodes.find((one) => one === code);
    return t(`webhooks.fields.${known ?? "invalid"}`);
  };
  const change = (part: Partial<Values>): void => {
    setValues({ ...values, ...part });
    setCodes({});
    save.reset();
  };
  const submit = (): void => {
    const parsed = webhookFormSchema.safeParse(values);
    if (parsed.success) send(parsed.data);
    else setCodes(firstErrors(parsed.error));
  };
  const send = (form: WebhookForm): void =>
    save.mutate(form, {
      onSuccess: (secret) => {
        onClose();
        if (secret !== null) onSecret(secret);
      },
    });
  const isUnknownFailure = save.error !== null && Object.keys(refused).length === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg">
        <TextInput
          type="url"
          label={t("webhooks.address")}
          description={t("webhooks.addressHint")}
          placeholder="https://example.com/daybook"
          maxLength={500}
          autoComplete="off"
          data-autofocus
          value={values.url}
          error={errorOf("url")}
          onChange={({ currentTarget }) => change({ url: currentTarget.value })}
        />
        <EventChoice
          chosen={values.eventTypes}
          error={errorOf("eventTypes")}
          onChange={(eventTypes) => change({ eventTypes })}
        />
        <Switch
          label={t("webhooks.personal")}
          description={t("webhooks.personalHint")}
          checked={values.includesPersonalData}
          onChange={({ currentTarget }) => change({ includesPersonalData: currentTarget.checked })}
        />
        {isUnknownFailure && (
          <Text c="red" role="alert">
            {apiErrorText(save.error, t("webhooks.failed"))}
          </Text>
        )}
        <DialogActions>
          <Button variant="default" disabled={save.isPending} onClick={onClose}>
            {t("webhooks.cancel")}
          </Button>
          <BusyButton type="submit" busy={save.isPending} busyLabel={t("webhooks.busy")}>
            {t("webhooks.save")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};

type EventChoiceProps = { chosen: string[]; error: string | null; onChange: (chosen: string[]) => void };

const EventChoice = ({ chosen, error, onChange }: EventChoiceProps) => {
  const { t } = useTranslation();
  return (
    <div>
      <Checkbox.Group label={t("webhooks.which")} error={error} value={chosen} onChange={onChange}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my="xs">
          {webhookEventTypes.map((type) => (
            <Checkbox key={type} value={type} label={t(`webhooks.events.${type}`)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Group gap="xs" mx={-8}>
        <Button size="compact-sm" variant="subtle" onClick={() => onChange([...webhookEventTypes])}>
          {t("webhooks.all")}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={() => onChange([])}>
          {t("webhooks.none")}
        </Button>
      </Group>
    </div>
  );
};
