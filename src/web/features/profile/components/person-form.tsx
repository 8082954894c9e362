import { Group, Paper, Stack, TextInput, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { updateMe } from "#contract/account/account.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { PicturePicker } from "../../../components/pictures/picture-picker.tsx";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { invalidateAfter } from "../../../lib/api/stale-queries.ts";
import { useDraft } from "../../../lib/drafts/use-draft.ts";
import { useOwner } from "../../../lib/session/owner-context.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";

/** The owner as a person: the name and the picture of the menu. */
export const PersonForm = () => {
  const { t } = useTranslation();
  const { user } = useOwner();
  const draft = useDraft("person", { name: user.name, image: user.image });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { name, image } = draft.values;
  const save = useSavePerson(draft, setErrors);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = updateMe.body.safeParse(draft.edits);
    setErrors(parsed.success ? {} : firstErrors(parsed.error));
    if (parsed.success) save.mutate();
  };
  const edit = <Field extends "name" | "image">(field: Field, value: (typeof draft.values)[Field]) => {
    draft.edit(field, value);
    setErrors(({ [field]: _, ...others }) => others);
  };
  return (
    <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }}>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <Title order={2} size="h3">
            {t("profile.person.title")}
          </Title>
          <PicturePicker
            path="/api/v1/me/picture"
            name={name}
            color="var(--mantine-primary-color-filled)"
            picture={image}
            error={fieldErrorText(errors["image"])}
            onChange={(picture) => edit("image", picture)}
          />
          <TextInput
            label={t("profile.person.name")}
            value={name}
            maxLength={100}
            dir="auto"
            autoComplete="name"
            error={fieldErrorText(errors["name"])}
            onChange={(event) => edit("name", event.currentTarget.value)}
          />
          <Group>
            <BusyButton type="submit" variant="light" busy={save.isPending} busyLabel={t("profile.saving")}>
              {t("profile.person.save")}
            </BusyButton>
          </Group>
        </Stack>
      </form>
      <LeaveGuard isDirty={draft.isDirty && !save.isPending} onLeave={draft.discard} />
    </Paper>
  );
};

type PersonDraft = ReturnType<typeof useDraft<{ name: string; image: string | null }>>;

const useSavePerson = (draft: PersonDraft, showErrors: (errors: Record<string, string>) => void) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await callApi(updateMe, { body: draft.edits });
      await invalidateAfter(queryClient, "user_profiles");
      draft.discard();
    },
    onSuccess: () => showToast({ title: t("toast.success"), description: t("profile.toasts.saved"), kind: "success" }),
    onError: (error) => {
      if (error instanceof ApiError) showErrors(error.fields);
      showApiError(error, { title: t("profile.toasts.saveFailed") });
    },
    meta: { ownErrors: true },
  });
};
