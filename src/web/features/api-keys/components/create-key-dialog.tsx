import { Button, Modal, Radio, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ApiKeyForm, apiKeyFormSchema, apiKeyLimits } from "#domain/api-keys/api-key.ts";
import { keyScopes } from "#domain/api-keys/key-scope.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DialogActions } from "../../../components/dialog/dialog-actions.tsx";
import { useFullOnPhone } from "../../../components/dialog/use-full-on-phone.ts";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { useCreateApiKey } from "../api/use-create-api-key.ts";
import { type CreatedKey, KeySecret } from "./key-secret.tsx";

type CreateKeyDialogProps = { opened: boolean; onClose: () => void };

/** Asks for name and scope, then shows the secret. No click beside the dialog loses it. */
export const CreateKeyDialog = ({ opened, onClose }: CreateKeyDialogProps) => {
  const { t } = useTranslation();
  const [created, setCreated] = useState<CreatedKey | null>(null);
  const close = () => {
    setCreated(null);
    onClose();
  };
  return (
    <Modal
      {...useFullOnPhone()}
      opened={opened}
      onClose={close}
      closeOnClickOutside={created === null}
      closeOnEscape={created === null}
      title={t(created ? "apiKeys.secretTitle" : "apiKeys.createTitle")}
      closeButtonProps={{ "aria-label": t("apiKeys.close") }}
    >
      {created ? <KeySecret created={created} onDone={close} /> : <KeyForm onCreated={setCreated} onClose={close} />}
    </Modal>
  );
};

const KeyForm = ({ onCreated, onClose }: { onCreated: (created: CreatedKey) => void; onClose: () => void }) => {
  const { t } = useTranslation();
  const create = useCreateApiKey();
  const form = useForm<ApiKeyForm>({
    initialValues: { name: "", scope: "book" },
    validate: (values) => {
      const parsed = apiKeyFormSchema.safeParse(values);
      const codes = parsed.success ? {} : firstErrors(parsed.error);
      return Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, fieldErrorText(code)]));
    },
  });
  const submit = (body: ApiKeyForm) =>
    create.mutate(body, { onSuccess: ({ key, secret }) => onCreated({ name: key.name, secret }) });
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        <TextInput
          label={t("apiKeys.name")}
          description={t("apiKeys.nameHint")}
          maxLength={apiKeyLimits.name}
          autoComplete="off"
          dir="auto"
          data-autofocus
          {...form.getInputProps("name")}
        />
        <Radio.Group label={t("apiKeys.scope")} {...form.getInputProps("scope")}>
          <Stack gap="sm" mt="xs">
            {keyScopes.map((scope) => (
              <Radio
                key={scope}
                value={scope}
                label={t(`apiKeys.scopes.${scope}`)}
                description={t(`apiKeys.scopeHints.${scope}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <DialogActions>
          <Button variant="default" disabled={create.isPending} onClick={onClose}>
            {t("apiKeys.cancel")}
          </Button>
          <BusyButton type="submit" busy={create.isPending} busyLabel={t("apiKeys.creating")}>
            {t("apiKeys.create")}
          </BusyButton>
        </DialogActions>
      </Stack>
    </form>
  );
};
