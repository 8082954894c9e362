import { TagsInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { tagLength, tagsPerClient } from "#domain/clients/tags.ts";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useKnownTags } from "../../use-known-tags.ts";

type TagsFieldProps = { value: string[]; error: string | undefined; onChange(tags: string[]): void };

/** A client's tags; those in use elsewhere are offered. */
export const TagsField = ({ value, error, onChange }: TagsFieldProps) => {
  const { t } = useTranslation();
  return (
    <TagsInput
      size="md"
      label={t("clients.details.tags")}
      description={t("clients.details.tagsHint")}
      value={value}
      data={useKnownTags()}
      maxTags={tagsPerClient}
      splitChars={[",", ";"]}
      acceptValueOnBlur
      maxLength={tagLength}
      error={fieldErrorText(error)}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      onChange={onChange}
    />
  );
};
