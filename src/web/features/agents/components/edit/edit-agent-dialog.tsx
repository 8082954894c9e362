import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import { ItemDialog } from "../../../../components/dialog/item-dialog.tsx";
import { EditAgentForm } from "./edit-agent-form.tsx";

type EditAgentDialogProps = { agent: Agent | null; color: string; onClose(): void };

export const EditAgentDialog = ({ agent, color, onClose }: EditAgentDialogProps) => {
  const { t } = useTranslation();
  return (
    <ItemDialog
      item={agent}
      onClose={onClose}
      title={t("agents.edit.title", { agent: agent?.name ?? "" })}
      closeLabel={t("agents.delete.close")}
      closeOnClickOutside={false}
      size="lg"
    >
      {(edited) => <EditAgentForm key={edited.id} agent={edited} color={color} onClose={onClose} />}
    </ItemDialog>
  );
};
