import { ActionIcon, Kbd } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignOut } from "../../features/accounts/use-sign-out.ts";
import { withTexts } from "../../lib/language/i18n.ts";
import classes from "./search-button.module.css";

// Most days go by without a search: its code and texts come with the first.
const SearchDialog = lazy(
  withTexts("search", async () => ({
    default: (await import("../../features/search/components/search-dialog.tsx")).SearchDialog,
  })),
);

const isMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** Whether the navigation has room for it beside its words, in every language; if not it is a sign in the header. */
export const useHasSearchField = (): boolean =>
  useMediaQuery("(min-width: 75em)", true, { getInitialValueInEffect: false });

/** Search everything, by the button or by Ctrl-K and Cmd-K from anywhere. `isWide`: with its name, where there is room. */
export const SearchButton = ({ isWide }: { isWide: boolean }) => {
  const { t } = useTranslation();
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  const { mutate: signOut } = useSignOut();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (isMac ? event.metaKey : event.ctrlKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      setState((now) => (now === "open" ? "closed" : "open"));
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const open = () => setState("open");
  const shortcut = isMac ? "⌘ K" : "Ctrl K";
  return (
    <>
      {isWide ? (
        <button
          type="button"
          className={classes.button}
          aria-haspopup="dialog"
          aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
          onClick={open}
        >
          <IconSearch size={18} aria-hidden />
          {t("header.search")}
          <Kbd size="xs" aria-hidden className={classes.keys}>
            {shortcut}
          </Kbd>
        </button>
      ) : (
        <ActionIcon aria-label={t("header.search")} aria-haspopup="dialog" onClick={open}>
          <IconSearch size={20} aria-hidden />
        </ActionIcon>
      )}
      <Suspense>
        {state !== "unused" && (
          <SearchDialog
            opened={state === "open"}
            onClose={() => setState("closed")}
            onSignOut={() => signOut("here")}
          />
        )}
      </Suspense>
    </>
  );
};
