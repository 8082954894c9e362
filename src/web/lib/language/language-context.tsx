import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Language } from "#domain/languages.ts";
import { ApiError } from "../api/api-error.ts";
import { showApiError } from "../toast/toast.ts";
import { showLanguage } from "./i18n.ts";
import { storedLanguage, storeLanguage } from "./language-choice.ts";

type LanguageContextValue = {
  language: Language;
  /** The reader's own choice: remembered in this browser and, when signed in, on the account. */
  setLanguage: (language: Language) => void;
};

const LanguageContext = createContext<LanguageContextValue | null>(null);

export const useLanguage = (): LanguageContextValue => {
  const value = use(LanguageContext);
  if (value === null) throw new Error("useLanguage must be used within a LanguageProvider");
  return value;
};

type LanguageProviderProps = {
  /** Already on screen when the app is mounted. */
  initial: Language;
  /** Followed as long as nothing was picked in this browser. */
  accountLanguage: Language | undefined;
  onChoose: (language: Language) => void;
  children: ReactNode;
};

export const LanguageProvider = ({ initial, accountLanguage, onChoose, children }: LanguageProviderProps) => {
  const [language, setShown] = useState(initial);
  const wanted = useRef(initial);

  const show = useCallback(async (next: Language) => {
    wanted.current = next;
    try {
      await showLanguage(next);
      // Two quick picks may load in the other order; the last pick counts.
      if (wanted.current === next) setShown(next);
      else await showLanguage(wanted.current);
    } catch (cause) {
      showApiError(new ApiError("offline", 0, {}, { cause }));
    }
  }, []);

  useEffect(() => {
    if (accountLanguage !== undefined && storedLanguage() === undefined) void show(accountLanguage);
  }, [accountLanguage, show]);

  const value = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        storeLanguage(next);
        onChoose(next);
        void show(next);
      },
    }),
    [language, onChoose, show],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
};
