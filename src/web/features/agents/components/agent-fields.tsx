import { SimpleGrid, TextInput } from "@mantine/core";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";

export type AgentTexts = { name: string; email: string; phone: string; specialties: string };

type AgentFieldsProps = {
  fieldProps(field: keyof AgentTexts): object;
  firstField?: Ref<HTMLInputElement>;
};

/** What is typed about an agent, whether new or known. */
export const AgentFields = ({ fieldProps, firstField }: AgentFieldsProps) => {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput label={t("agents.form.name")} ref={firstField} dir="auto" autoComplete="off" {...fieldProps("name")} />
      <TextInput label={t("agents.form.email")} type="email" autoComplete="off" {...fieldProps("email")} />
      <TextInput
        label={t("agents.form.phone")}
        type="tel"
        maxLength={18}
        placeholder="+1 555 123 4567"
        autoComplete="off"
        {...fieldProps("phone")}
      />
      <TextInput
        label={t("agents.form.specialties")}
        placeholder={t("agents.form.specialtiesExample")}
        autoComplete="off"
        {...fieldProps("specialties")}
      />
    </SimpleGrid>
  );
};
