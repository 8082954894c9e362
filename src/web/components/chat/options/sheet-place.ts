import { createContext } from "react";

/** Where a chat's sheets open: over that chat, not over the whole page. */
export const SheetPlace = createContext<HTMLElement | null>(null);
