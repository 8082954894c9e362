import { Button, Image, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { BusinessCategory } from "#domain/numbers/business-category.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { countryName } from "../../country-name.ts";
import { fieldsOfStep, type SetupField } from "../../setup-values.ts";
import type { SetupWizardState } from "../../use-setup-wizard.ts";
import classes from "./step-review.module.css";

const sections = [
  { step: 1, name: "business" },
  { step: 2, name: "logo" },
  { step: 3, name: "additional" },
] as const;

/** Everything that was given, each part with the way back to it. */
export const StepReview = ({ wizard }: { wizard: SetupWizardState }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.sections}>
      {sections.map(({ step, name }) => (
        <section key={name} className={classes.section} aria-labelledby={`review-${name}`}>
          <h3 id={`review-${name}`} className={classes.title}>
            {t(`numbers.steps.${name}`)}
          </h3>
          <Button
            variant="subtle"
            size="compact-md"
            disabled={wizard.isSubmitting}
            onClick={() => wizard.goTo(step)}
            aria-label={`${t("numbers.fields.edit")}: ${t(`numbers.steps.${name}`)}`}
            className={classes.edit}
          >
            {t("numbers.fields.edit")}
          </Button>
          {name === "logo" ? (
            <ReviewedLogo url={wizard.values.profileImageUrl} />
          ) : (
            <ReviewedFields wizard={wizard} fields={fieldsOfStep[step - 1] ?? []} hasCountry={step === 1} />
          )}
        </section>
      ))}
    </div>
  );
};

const ReviewedLogo = ({ url }: { url: string }) => {
  const { t } = useTranslation();
  return url ? (
    <Image src={url} alt={t("numbers.logo.preview")} className={classes.logo} />
  ) : (
    <Text c="dimmed">{t("numbers.fields.notGiven")}</Text>
  );
};

type ReviewedFieldsProps = { wizard: SetupWizardState; fields: readonly SetupField[]; hasCountry: boolean };

const ReviewedFields = ({ wizard, fields, hasCountry }: ReviewedFieldsProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const textOf = (field: SetupField): string => {
    const value = wizard.values[field].trim();
    return field === "businessCategory" && value ? t(`numbers.categories.${value as BusinessCategory}`) : value;
  };
  return (
    <dl className={classes.fields}>
      {fields.map((field) => (
        <div key={field}>
          <dt>{t(`numbers.fields.${field}`)}</dt>
          <dd dir="auto" data-missing={textOf(field) === "" || undefined}>
            {textOf(field) || t("numbers.fields.notGiven")}
          </dd>
        </div>
      ))}
      {hasCountry && wizard.values.country !== "" && (
        <div>
          <dt>{t("numbers.country.label")}</dt>
          <dd>{countryName(wizard.values.country, language)}</dd>
        </div>
      )}
    </dl>
  );
};
