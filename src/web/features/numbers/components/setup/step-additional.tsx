import { Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { businessCategories } from "#domain/numbers/business-category.ts";
import { registrationLimits } from "#domain/numbers/registration-form.ts";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import type { SetupWizardState } from "../../use-setup-wizard.ts";
import { OptionalLabel } from "./optional-label.tsx";
import { setupField } from "./setup-field.ts";

export const StepAdditional = ({ wizard }: { wizard: SetupWizardState }) => {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <TextInput
        label={<OptionalLabel>{t("numbers.fields.businessAddress")}</OptionalLabel>}
        dir="auto"
        autoComplete="street-address"
        maxLength={registrationLimits.businessAddress}
        {...setupField(wizard, "businessAddress")}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={<OptionalLabel>{t("numbers.fields.businessWebsite")}</OptionalLabel>}
          type="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={registrationLimits.businessWebsite}
          {...setupField(wizard, "businessWebsite")}
        />
        <TextInput
          label={<OptionalLabel>{t("numbers.fields.businessPhone")}</OptionalLabel>}
          type="tel"
          autoComplete="tel"
          maxLength={registrationLimits.businessPhone}
          {...setupField(wizard, "businessPhone")}
        />
      </SimpleGrid>
      <CategorySelect wizard={wizard} />
    </Stack>
  );
};

const CategorySelect = ({ wizard }: { wizard: SetupWizardState }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const named = businessCategories
    .filter((category) => category !== "other")
    .map((category) => ({ value: category as string, label: t(`numbers.categories.${category}`) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <Select
      label={<OptionalLabel>{t("numbers.fields.businessCategory")}</OptionalLabel>}
      name="businessCategory"
      size="md"
      searchable
      clearable
      clearButtonProps={{ "aria-label": t("numbers.logo.remove") }}
      placeholder={t("numbers.fields.businessCategoryNone")}
      nothingFoundMessage={t("numbers.fields.businessCategoryNotFound")}
      maxDropdownHeight={280}
      data={[...named, { value: "other", label: t("numbers.categories.other") }]}
      value={wizard.values.businessCategory || null}
      error={fieldErrorText(wizard.errors["businessCategory"])}
      onChange={(category) => wizard.edit("businessCategory", category ?? "")}
    />
  );
};
