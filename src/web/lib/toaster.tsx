import { Notifications, notifications } from "@mantine/notifications";
import "@mantine/notifications/styles.layer.css";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { i18n } from "./i18n.ts";

export const Toaster = () => <Notifications limit={4} transitionDuration={160} />;

type ToastKind = "success" | "error" | "info";

export type Toast = {
  title: string;
  description: string;
  kind: ToastKind;
};

const looks: Record<ToastKind, { color: string; icon: ReactNode }> = {
  success: { color: "green", icon: <IconCheck size={18} aria-hidden /> },
  error: { color: "red", icon: <IconAlertTriangle size={18} aria-hidden /> },
  info: { color: "gray", icon: <IconInfoCircle size={18} aria-hidden /> },
};

export const pushToast = ({ title, description, kind }: Toast): void => {
  notifications.show({
    title,
    message: description,
    ...looks[kind],
    // Long enough to read two sentences; what went wrong stays longer.
    autoClose: kind === "error" ? 10_000 : 6_000,
    closeButtonProps: { "aria-label": i18n.t("toast.close") },
  });
};
