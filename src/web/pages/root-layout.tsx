import { Outlet, useLocation } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useReturningFocus } from "../lib/use-returning-focus.ts";

export const RootLayout = () => {
  useFocusOnNavigation();
  useReturningFocus();
  return <Outlet />;
};

/** A screen reader reads the new page from its start, as after a page load. */
const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
};
