import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLightForm } from "../../../lib/use-light-form.ts";
import { type Customer, readPhone } from "../customers.ts";

type CustomerFormProps = { onAdd(customer: Customer): void; onCancel(): void };

export const CustomerForm = ({ onAdd, onCancel }: CustomerFormProps) => {
  const { t } = useTranslation();
  const { form, field } = useLightForm(
    {
      name: (typed) => (typed.trim() === "" ? t("phone.customers.nameMissing") : null),
      phone: (typed) => (readPhone(typed) === null ? t("phone.customers.phoneInvalid") : null),
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
          label={t("phone.customers.name")}
          maxLength={60}
          dir="auto"
          autoComplete="off"
          autoFocus
          {...field("name")}
        />
        <TextInput
          label={t("phone.customers.phone")}
          placeholder="+12025550100"
          inputMode="tel"
          autoComplete="off"
          {...field("phone")}
        />
        <Group gap="sm">
          <Button type="submit">{t("phone.customers.submit")}</Button>
          <Button variant="default" onClick={onCancel}>
            {t("phone.customers.cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
