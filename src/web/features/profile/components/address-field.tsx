import { Anchor, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { houseProfileLimits } from "#domain/house/house-profile.ts";
import { mapLink } from "#domain/house/map-link.ts";

type AddressFieldProps = { value: string; error: string | undefined; onChange: (text: string) => void };

/** Where the business is, and whether a map finds it. */
export const AddressField = ({ value, error, onChange }: AddressFieldProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="xs">
      <TextInput
        label={t("profile.address")}
        description={t("profile.addressHint")}
        value={value}
        dir="auto"
        autoComplete="street-address"
        maxLength={houseProfileLimits.address}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value.trim() !== "" && (
        <Anchor href={mapLink(value.trim())} target="_blank" rel="noreferrer" size="sm">
          {t("profile.addressMap")}
        </Anchor>
      )}
    </Stack>
  );
};
