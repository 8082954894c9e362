import { Alert, Button, Group, Paper, Stack, TextInput } from "@mantine/core";
import { IconGitMerge } from "@tabler/icons-react";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Profile, saveProfile } from "#contract/profile.ts";
import { firstErrors } from "#domain/scheduling/appointment-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { TimeZoneSelect } from "../../../components/time-zone-select.tsx";
import { ZoneChangeDialog } from "../../../components/zone-change-dialog.tsx";
import { fieldErrorText } from "../../../lib/field-error-text.ts";
import { useLanguage } from "../../../lib/language-context.tsx";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";
import { useDraft } from "../../../lib/use-draft.ts";
import { type ProfileDraft, useSaveProfileForm } from "../use-save-profile-form.ts";

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation();
  const now = useBusinessNow();
  const draft = useDraft("profile", { companyName: profile.companyName ?? "", timeZone: profile.timeZone });
  const [{ companyName: companyError }, setErrors] = useState<{ companyName?: string }>({});
  const { save, question } = useSaveProfileForm(draft);
  const { companyName, timeZone } = draft.values;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = saveProfile.body.safeParse({ ...draft.edits, version: profile.version });
    setErrors(parsed.success ? {} : firstErrors(parsed.error));
    if (parsed.success) save.mutate();
  };
  return (
    <Paper withBorder radius="lg" p={{ base: "md", sm: "lg" }}>
      <form noValidate onSubmit={submit}>
        <Stack gap="lg">
          <TextInput
            label={t("profile.companyName")}
            description={t("profile.companyHint")}
            value={companyName}
            maxLength={100}
            dir="auto"
            autoComplete="organization"
            error={fieldErrorText(companyError)}
            onChange={(event) => {
              draft.edit("companyName", event.currentTarget.value);
              setErrors({});
            }}
          />
          <TimeZoneSelect value={timeZone} now={now.toInstant()} onChange={(zone) => draft.edit("timeZone", zone)} />
          <ProfileConflict draft={draft} />
          <Group>
            <BusyButton type="submit" busy={save.isPending} busyLabel={t("profile.saving")}>
              {t("profile.save")}
            </BusyButton>
          </Group>
        </Stack>
      </form>
      <ZoneChangeDialog question={question} />
      <LeaveGuard isDirty={draft.isDirty && !save.isPending} onLeave={draft.discard} />
    </Paper>
  );
};

const fieldLabels = { companyName: "profile.companyName", timeZone: "timeZone.label" } as const;

const ProfileConflict = ({ draft }: { draft: ProfileDraft }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (draft.clashing.length === 0) return null;
  const fields = new Intl.ListFormat(language).format(draft.clashing.map((field) => t(fieldLabels[field])));
  return (
    <Alert color="yellow" icon={<IconGitMerge aria-hidden />} title={t("timeSettings.conflict.title")}>
      <Stack gap="sm">
        {t("timeSettings.conflict.text", { fields })}
        <Group gap="sm">
          <Button onClick={draft.keepEdits}>{t("timeSettings.conflict.keep")}</Button>
          <Button variant="default" onClick={draft.dropClashing}>
            {t("timeSettings.conflict.load")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
