import { Stack, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { registrationLimits } from "#domain/numbers/registration-form.ts";
import type { SetupWizardState } from "../../use-setup-wizard.ts";
import { CountryField } from "./country-field.tsx";
import { OptionalLabel } from "./optional-label.tsx";
import { setupField } from "./setup-field.ts";

export const StepBusiness = ({ wizard }: { wizard: SetupWizardState }) => {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <TextInput
        label={t("numbers.fields.businessName")}
        dir="auto"
        required
        withAsterisk={false}
        autoComplete="organization"
        maxLength={registrationLimits.businessName}
        {...setupField(wizard, "businessName")}
      />
      <Textarea
        label={<OptionalLabel>{t("numbers.fields.businessDescription")}</OptionalLabel>}
        description={t("numbers.fields.businessDescriptionHint")}
        size="md"
        dir="auto"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={registrationLimits.businessDescription}
        {...setupField(wizard, "businessDescription")}
      />
      <TextInput
        label={<OptionalLabel>{t("numbers.fields.businessEmail")}</OptionalLabel>}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={registrationLimits.businessEmail}
        {...setupField(wizard, "businessEmail")}
      />
      <CountryField wizard={wizard} />
    </Stack>
  );
};
