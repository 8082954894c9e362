import type { CookieKind } from "./cookie.ts";

/** Whether the calendar's side column is open. */
export const sidebarCookie = { name: "sidebar_state", maxAgeSeconds: 7 * 24 * 3600 } as const satisfies CookieKind;
