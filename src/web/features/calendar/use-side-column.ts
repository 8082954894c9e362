import { useState } from "react";
import { readCookie, writeCookie } from "../../lib/storage/cookie.ts";
import { sidebarCookie } from "../../lib/storage/sidebar-cookie.ts";

/** Whether the column beside the calendar is open; remembered in this browser for a week. */
export const useSideColumn = (): { isOpen: boolean; toggle(): void } => {
  const [isOpen, setOpen] = useState(() => readCookie(sidebarCookie) !== "false");
  const toggle = () => {
    setOpen(!isOpen);
    writeCookie(sidebarCookie, String(!isOpen));
  };
  return { isOpen, toggle };
};
