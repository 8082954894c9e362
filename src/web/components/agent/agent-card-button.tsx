import { Button } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";

type AgentCardButtonProps = {
  Icon: Icon;
  text: string;
  /** Names the agent too: the text alone is on every card. */
  label: string;
  onClick(): void;
};

/** One of the quiet buttons at the foot of an agent's card. */
export const AgentCardButton = ({ Icon, text, label, onClick }: AgentCardButtonProps) => (
  <Button
    variant="subtle"
    px="xs"
    fz="sm"
    leftSection={<Icon size={18} aria-hidden />}
    aria-label={label}
    onClick={onClick}
  >
    {text}
  </Button>
);
