import { ActionIcon, Menu } from "@mantine/core";
import { IconClockExclamation, IconDots } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../lib/language/i18n.ts";

const LateDialog = lazy(withTexts("day", async () => ({ default: (await import("./late-dialog.tsx")).LateDialog })));

type DayActionsMenuProps = {
  /** Whose day it is about, if one agent is looked at. */
  agentId: string | undefined;
};

/** For days that don't go as planned. */
export const DayActionsMenu = ({ agentId }: DayActionsMenuProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"late" | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const show = (dialog: "late") => {
    setOpen(dialog);
    setWasOpened(true);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={t("calendar.dayActions.title")}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconClockExclamation size={18} aria-hidden />} onClick={() => show("late")}>
            {t("calendar.dayActions.late")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {wasOpened && <LateDialog opened={open === "late"} agentId={agentId} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
};
