import { VisuallyHidden } from "@mantine/core";
import { IconMessageOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { noticeReasonText } from "../lib/format/notice-reason-text.ts";

/** A small mark on an appointment whose client doesn't know of the latest change; why is said on hover and to readers. */
export const UnnotifiedMark = ({ reason }: { reason: Appointment["unnotifiedReason"] }) => {
  const { t } = useTranslation();
  if (reason === null) return null;
  const words = t("calendar.unnotified", { reason: noticeReasonText(reason, t) });
  return (
    <span title={words} style={{ display: "inline-flex", color: "var(--mantine-color-error)" }}>
      <IconMessageOff size={14} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
};
