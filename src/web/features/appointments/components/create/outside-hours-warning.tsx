import { Alert } from "@mantine/core";
import { IconMoon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { TimeMenu } from "../fields/slot-menu.ts";

/** Says that the chosen time, or every time of the day, is outside the business hours or the agent's. */
export const OutsideHoursWarning = ({ menu, time }: { menu: TimeMenu | null; time: string }) => {
  const { t } = useTranslation();
  const text = useWarning(menu, time);
  if (text === null) return null;
  return (
    <Alert color="yellow" icon={<IconMoon aria-hidden />} title={text.title}>
      {text.body ?? t("appointments.outsideHoursWarning")}
    </Alert>
  );
};

const useWarning = (menu: TimeMenu | null, time: string): { title: string; body?: string } | null => {
  const { t } = useTranslation();
  if (menu === null) return null;
  const chosen = [...menu.within, ...menu.outside].find((choice) => choice.time === time);
  const isDayOutside = menu.within.length === 0 && menu.outside.length > 0;
  if (isDayOutside || chosen?.note === "outside-business-hours" || chosen?.note === "closed-day") {
    return { title: t("appointments.outsideHours") };
  }
  // A taken or held time has its own warning, as has one that is over.
  if (!chosen?.note || chosen.note === "taken" || chosen.note === "held" || chosen.note === "in-the-past") return null;
  const reason = t(`appointments.slotReasons.${chosen.note}`);
  return { title: reason, body: t(chosen.isDisabled ? "appointments.conflict.choose" : "appointments.unusualTime") };
};
