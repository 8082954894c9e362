import { ActionIcon, Kbd } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignOut } from "../../features/accounts/use-sign-out.ts";
import { typedWith } from "../../features/search/typed-with.ts";
import { withTexts } from "../../lib/language/i18n.ts";
import { useKeyDown } from "../../lib/use-key-down.ts";
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
  // Kept here, because someone may type before the dialog has come.
  const [typed, setTyped] = useState("");
  useKeyDown("before the focused element", (event) => {
    if (isShortcut(event)) {
      event.preventDefault();
      setState(state === "open" ? "closed" : "open");
      return;
    }
    if (state !== "open" || isInSearch(event.target)) return;
    if (event.key === "Escape") setState("closed");
    const next = typedWith(typed, event);
    if (next === typed) return;
    event.preventDefault();
    setTyped(next);
  });
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
            typed={typed}
            onType={setTyped}
            onClose={() => setState("closed")}
            onSignOut={() => signOut("here")}
          />
        )}
      </Suspense>
    </>
  );
};

const isShortcut = ({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (isMac ? metaKey : ctrlKey) && !shiftKey && !altKey && key.toLowerCase() === "k";

const isInSearch = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-search]") !== null;
