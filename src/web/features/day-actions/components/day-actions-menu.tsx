import { ActionIcon } from "@mantine/core";
import { IconBan, IconClockExclamation, IconDots, IconMoodSick } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { DropMenu, MenuItem } from "../../../components/menu/drop-menu.tsx";
import { withTexts } from "../../../lib/language/i18n.ts";
import { RecentActions } from "./recent-actions.tsx";

const LateDialog = lazy(withTexts("day", async () => ({ default: (await import("./late-dialog.tsx")).LateDialog })));

const AbsenceDialog = lazy(
  withTexts("day", async () => ({ default: (await import("./absence-dialog.tsx")).AbsenceDialog })),
);

const ProgressDialog = lazy(
  withTexts("day", async () => ({ default: (await import("./progress-dialog.tsx")).ProgressDialog })),
);

type Dialog = "late" | "sick" | "progress";

type DayActionsMenuProps = {
  /** The day that is looked at. */
  date: string;
  /** Whose day it is about, if one agent is looked at. */
  agentId: string | undefined;
  /** Time off, a closed day: what a mouse can also draw on the calendar itself. */
  onBlock(): void;
};

/** For days that don't go as planned. */
export const DayActionsMenu = ({ agentId, date, onBlock }: DayActionsMenuProps) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Dialog | null>(null);
  // From the first time on they stay, so that they can fade out.
  const [shown, setShown] = useState<ReadonlySet<Dialog>>(new Set());
  const show = (dialog: Dialog) => {
    setOpen(dialog);
    setShown((known) => new Set(known).add(dialog));
  };
  const close = () => setOpen(null);
  const [followed, setFollowed] = useState<string | null>(null);
  const follow = (actionId: string) => {
    setFollowed(actionId);
    show("progress");
  };
  return (
    <>
      <DropMenu
        label={t("calendar.dayActions.title")}
        align="end"
        button={(props) => (
          <ActionIcon {...props} aria-label={t("calendar.dayActions.title")}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        )}
      >
        <MenuItem picture={<IconClockExclamation size={18} aria-hidden />} onChoose={() => show("late")}>
          {t("calendar.dayActions.late")}
        </MenuItem>
        <MenuItem picture={<IconMoodSick size={18} aria-hidden />} onChoose={() => show("sick")}>
          {t("calendar.dayActions.sick")}
        </MenuItem>
        <MenuItem picture={<IconBan size={18} aria-hidden />} onChoose={onBlock}>
          {t("calendar.dayActions.block")}
        </MenuItem>
        <RecentActions onOpen={follow} />
      </DropMenu>
      <Suspense>
        {shown.has("late") && <LateDialog opened={open === "late"} agentId={agentId} onClose={close} />}
        {shown.has("sick") && <AbsenceDialog opened={open === "sick"} agentId={agentId} date={date} onClose={close} />}
        {shown.has("progress") && <ProgressDialog actionId={open === "progress" ? followed : null} onClose={close} />}
      </Suspense>
    </>
  );
};
