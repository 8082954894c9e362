import { Modal, Stack, Text } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AgentCardButton } from "../agent/agent-card-button.tsx";
import { useFullOnPhone } from "../dialog/use-full-on-phone.ts";
import { CommandPhone } from "./command-phone.tsx";

/** On an agent's card: the phone with which the agent runs her own day. */
export const AgentCommandButton = ({ agent }: { agent: { id: string; name: string } }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AgentCardButton
        Icon={IconBrandWhatsapp}
        text={t("commandPhone.button")}
        label={t("commandPhone.buttonLabel", { agent: agent.name })}
        onClick={() => setOpen(true)}
      />
      <Modal
        {...useFullOnPhone()}
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t("commandPhone.title")}
        closeButtonProps={{ "aria-label": t("commandPhone.close") }}
      >
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {t("commandPhone.agentDescription", { agent: agent.name })}
          </Text>
          {isOpen && <CommandPhone agentId={agent.id} />}
        </Stack>
      </Modal>
    </>
  );
};
