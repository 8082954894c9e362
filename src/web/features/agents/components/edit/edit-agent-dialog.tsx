import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import { EditAgentForm } from "./edit-agent-form.tsx";

type EditAgentDialogProps = { agent: Agent | null; color: string; onClose(): void };

export const EditAgentDialog = ({ agent, color, onClose }: EditAgentDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      opened={agent !== null}
      onClose={onClose}
      title={t("agents.edit.title", { agent: agent?.name ?? "" })}
      closeButtonProps={{ "aria-label": t("agents.delete.close") }}
      closeOnClickOutside={false}
      size="lg"
    >
      {agent && <EditAgentForm key={agent.id} agent={agent} color={color} onClose={onClose} />}
    </Modal>
  );
};
