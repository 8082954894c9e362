import { IconAlertCircle, IconCheck, IconChecks, IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ChatTick } from "./chat-entry.ts";
import classes from "./chat-ticks.module.css";

const icons = {
  queued: IconClock,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
  failed: IconAlertCircle,
} as const;

/** How far a message came, as messengers show it. */
export const ChatTicks = ({ tick }: { tick: ChatTick }) => {
  const { t } = useTranslation();
  const Icon = icons[tick];
  return (
    <span
      role="img"
      aria-label={t(`chat.ticks.${tick}`)}
      title={t(`chat.ticks.${tick}`)}
      className={classes.tick}
      data-tick={tick}
    >
      <Icon size={tick === "queued" || tick === "failed" ? 14 : 16} stroke={2.25} aria-hidden />
    </span>
  );
};
