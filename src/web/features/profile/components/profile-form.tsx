import { Alert, Button, Group, Paper, Stack, TextInput, Title } from "@mantine/core";
import { IconGitMerge } from "@tabler/icons-react";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Profile, saveProfile } from "#contract/account/profile.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { TimeZoneSelect } from "../../../components/time/time-zone-select.tsx";
import { ZoneChangeDialog } from "../../../components/time/zone-change-dialog.tsx";
import { fieldErrorText } from "../../../lib/api/field-error-text.ts";
import { useDraft } from "../../../lib/drafts/use-draft.ts";
import { useLanguage } from "../../../lib/language/language-context.tsx";
import { useBusinessNow } from "../../../lib/session/use-business-now.ts";
import { type ProfileDraft, type ProfileFields, useSaveProfileForm } from "../use-save-profile-form.ts";
import { AddressField } from "./address-field.tsx";
import { CountrySelect } from "./country-select.tsx";
import { CurrencySelect } from "./currency-select.tsx";

export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation();
  const now = useBusinessNow();
  const draft = useDraft("profile", fieldsOf(profile));
  const [errors, setErrors] = useState<Partial<Record<keyof ProfileFields, string>>>({});
  const { save, question } = useSaveProfileForm(draft);
  const { companyName, timeZone, country, currency, contactPhone, contactEmail, address } = draft.values;
  const edit = (field: keyof ProfileFields, text: string) => {
    draft.edit(field, text);
    setErrors(({ [field]: _, ...others }) => others);
  };

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
          <Title order={2} size="h3">
            {t("profile.business")}
          </Title>
          <TextInput
            label={t("profile.companyName")}
            description={t("profile.companyHint")}
            value={companyName}
            maxLength={100}
            dir="auto"
            autoComplete="organization"
            error={fieldErrorText(errors.companyName)}
            onChange={(event) => edit("companyName", event.currentTarget.value)}
          />
          <TimeZoneSelect value={timeZone} now={now.toInstant()} onChange={(zone) => draft.edit("timeZone", zone)} />
          <CountrySelect zone={timeZone} value={country} onChange={(code) => draft.edit("country", code)} />
          <CurrencySelect value={currency} saved={profile.currency} onChange={(code) => draft.edit("currency", code)} />
          <TextInput
            label={t("profile.contactPhone")}
            description={t("profile.contactHint")}
            value={contactPhone}
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            error={fieldErrorText(errors.contactPhone)}
            onChange={(event) => edit("contactPhone", event.currentTarget.value)}
          />
          <TextInput
            label={t("profile.contactEmail")}
            description={t("profile.contactEmailHint")}
            value={contactEmail}
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            error={fieldErrorText(errors.contactEmail)}
            onChange={(event) => edit("contactEmail", event.currentTarget.value)}
          />
          <AddressField
            value={address}
            error={fieldErrorText(errors.address)}
            onChange={(text) => edit("address", text)}
          />
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

const fieldsOf = (profile: Profile): ProfileFields => ({
  companyName: profile.companyName ?? "",
  timeZone: profile.timeZone,
  country: profile.country ?? "",
  currency: profile.currency,
  contactPhone: profile.contactPhone ?? "",
  contactEmail: profile.contactEmail ?? "",
  address: profile.address ?? "",
});

const fieldLabels = {
  companyName: "profile.companyName",
  timeZone: "timeZone.label",
  country: "profile.country",
  currency: "profile.currency",
  contactPhone: "profile.contactPhone",
  contactEmail: "profile.contactEmail",
  address: "profile.address",
} as const satisfies Record<keyof ProfileFields, string>;

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
