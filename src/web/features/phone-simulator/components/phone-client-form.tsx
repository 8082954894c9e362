import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLightForm } from "../../../lib/use-light-form.ts";
import { readPhone, type SimulatedClient } from "../stored-clients.ts";

type ClientFormProps = { onAdd(client: SimulatedClient): void; onCancel(): void };

export const PhoneClientForm = ({ onAdd, onCancel }: ClientFormProps) => {
  const { t } = useTranslation();
  const { form, field } = useLightForm(
    {
      name: (typed) => (typed.trim() === "" ? t("phone.clients.nameMissing") : null),
      phone: (typed) => (readPhone(typed) === null ? t("phone.clients.phoneInvalid") : null),
    },
    ({ name, phone }) => {
      const read = readPhone(phone);
      if (read !== null) onAdd({ name: name.trim(), phone: read });
    },
  );
  return (
    <form {...form}>
      <Stack gap="sm">
        <TextInput
          label={t("phone.clients.name")}
          maxLength={60}
          dir="auto"
          autoComplete="off"
          autoFocus
          {...field("name")}
        />
        <TextInput
          label={t("phone.clients.phone")}
          placeholder="+12025550100"
          inputMode="tel"
          autoComplete="off"
          {...field("phone")}
        />
        <Group gap="sm">
          <Button type="submit">{t("phone.clients.submit")}</Button>
          <Button variant="default" onClick={onCancel}>
            {t("phone.clients.cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
