import { Button } from "@mantine/core";
import { Notifications, notifications, notificationsStore } from "@mantine/notifications";
import "@mantine/notifications/styles.layer.css";
import { IconAlertTriangle, IconCheck, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { i18n } from "../language/i18n.ts";
import { useIsMobile } from "../use-is-mobile.ts";
import classes from "./toaster.module.css";

/**
 * Where no button is needed next: dialogs and drawers have theirs at the bottom right, on phones along the bottom, and at
 * the top the one that closes them. An open dialog makes room; see the styles.
 */
export const Toaster = () => {
  const isMobile = useIsMobile();
  return (
    <Notifications
      ref={measureHeight}
      limit={4}
      containerWidth={320}
      // Long texts with a button aren't cut off.
      notificationMaxHeight={480}
      transitionDuration={160}
      position={isMobile ? "top-center" : "bottom-left"}
      classNames={{ root: (isMobile ? classes.phone : classes.desk) ?? "" }}
    />
  );
};

/** Tells the styles how far the messages at the top of a phone reach, so that a dialog can begin below. */
const measureHeight = (list: HTMLDivElement | null) => {
  // All six places get the ref.
  if (list?.dataset["position"] !== "top-center") return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = list.offsetHeight;
    style.setProperty("--toasts", height > 0 ? `calc(env(safe-area-inset-top, 0rem) + 1rem + ${height}px)` : "0rem");
  });
  observer.observe(list);
  return () => observer.disconnect();
};

type ToastKind = "success" | "error" | "info";

export type Toast = {
  /** Given to a toast that may have to be corrected: another one with the same id takes its place. */
  id?: string;
  title: string;
  description: string;
  kind: ToastKind;
  /** Something that can be done about it, for this long and no longer. */
  action?: { label: string; run: () => void; forMs: number };
  /** It only goes on from one with the same id: an owner who dismissed that needn't read this. */
  isAfterthought?: boolean;
};

const looks: Record<ToastKind, { color: string; icon: ReactNode }> = {
  success: { color: "green", icon: <IconCheck size={18} aria-hidden /> },
  error: { color: "red", icon: <IconAlertTriangle size={18} aria-hidden /> },
  info: { color: "gray", icon: <IconInfoCircle size={18} aria-hidden /> },
};

export const pushToast = ({ id: wanted, title, description, kind, action, isAfterthought }: Toast): void => {
  const shown = {
    title,
    message: action ? <WithAction description={description} action={action} onDone={() => hide()} /> : description,
    ...looks[kind],
    // Long enough to read two sentences; what went wrong stays longer. An offer ends on time, hovered over or not.
    autoClose: action ? false : kind === "error" ? 10_000 : 6_000,
    closeButtonProps: { "aria-label": i18n.t("toast.close") },
  };
  const isThere = wanted !== undefined && isShown(wanted);
  if (isAfterthought && !isThere) return;
  if (isThere) notifications.update({ ...shown, id: wanted });
  const id = isThere ? wanted : notifications.show({ ...shown, ...(wanted !== undefined && { id: wanted }) });
  const hide = () => void notifications.hide(id);
  if (action) setTimeout(hide, action.forMs);
};

const isShown = (id: string): boolean => {
  const { notifications: shown, queue } = notificationsStore.getState();
  return [...shown, ...queue].some((one) => one.id === id);
};

type WithActionProps = { description: string; action: NonNullable<Toast["action"]>; onDone: () => void };

const WithAction = ({ description, action, onDone }: WithActionProps) => (
  <>
    {description}
    <Button
      variant="light"
      mt="xs"
      display="block"
      onClick={() => {
        onDone();
        action.run();
      }}
    >
      {action.label}
    </Button>
  </>
);
