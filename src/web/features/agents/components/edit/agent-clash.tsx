import { Alert, Button, Group, Stack } from "@mantine/core";
import { IconGitMerge } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { useDraft } from "../../../../lib/drafts/use-draft.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import type { AgentEdits } from "./edit-agent-form.tsx";

const labels = {
  name: "agents.edit.fields.name",
  email: "agents.edit.fields.email",
  phone: "agents.form.phone",
  specialties: "agents.edit.fields.specialties",
  color: "agents.edit.color",
  avatar: "agents.edit.picture",
} as const satisfies Record<keyof AgentEdits, string>;

type AgentClashProps = { draft: ReturnType<typeof useDraft<AgentEdits>> };

/** The same was changed elsewhere while it was edited here: whose change stays? */
export const AgentClash = ({ draft }: AgentClashProps) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (draft.clashing.length === 0) return null;
  const fields = new Intl.ListFormat(language).format(draft.clashing.map((field) => t(labels[field])));
  return (
    <Alert color="yellow" icon={<IconGitMerge aria-hidden />} title={t("agents.edit.clashTitle")}>
      <Stack gap="sm">
        {t("agents.edit.clash", { fields })}
        <Group gap="sm">
          <Button onClick={draft.keepEdits}>{t("agents.edit.keepMine")}</Button>
          <Button variant="default" onClick={draft.dropClashing}>
            {t("agents.edit.takeTheirs")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
