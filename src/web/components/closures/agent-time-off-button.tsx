import { IconBeach } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../lib/language/i18n.ts";
import { AgentCardButton } from "../agent/agent-card-button.tsx";

const LazyDialog = lazy(
  withTexts("closures", async () => ({ default: (await import("./agent-time-off-dialog.tsx")).AgentTimeOffDialog })),
);

export const AgentTimeOffButton = ({ agent }: { agent: { id: string; name: string } }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <AgentCardButton
        Icon={IconBeach}
        text={t("calendar.blocks.timeOff")}
        label={t("calendar.blocks.timeOffOf", { agent: agent.name })}
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen && <LazyDialog agent={agent} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
