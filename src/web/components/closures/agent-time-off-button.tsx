import { Button } from "@mantine/core";
import { IconBeach } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../lib/language/i18n.ts";

const LazyDialog = lazy(
  withTexts("closures", async () => ({ default: (await import("./agent-time-off-dialog.tsx")).AgentTimeOffDialog })),
);

export const AgentTimeOffButton = ({ agent }: { agent: { id: string; name: string } }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        px="xs"
        fz="sm"
        leftSection={<IconBeach size={18} aria-hidden />}
        aria-label={t("calendar.blocks.timeOffOf", { agent: agent.name })}
        onClick={() => setOpen(true)}
      >
        {t("calendar.blocks.timeOff")}
      </Button>
      <Suspense>{isOpen && <LazyDialog agent={agent} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
