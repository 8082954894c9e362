import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Language } from "#domain/languages.ts";
import { withTexts } from "./lib/language/i18n.ts";
import { LanguageProvider } from "./lib/language/language-context.tsx";
import { parsePlainSearch } from "./lib/search/plain-search.ts";
import { textIn } from "./lib/search/validated-search.ts";
import { type AuthPlace, AuthPlaceProvider, authAddress } from "./lib/session/auth-place.ts";
import { parseAuthSearch } from "./lib/session/auth-search.ts";
import { forgetWhatWasLeft } from "./lib/session/forget-personal.ts";
import { handOverOwner, readSession, type SignedInOwner } from "./lib/session/read-session.ts";
import { followSessions } from "./lib/session/session-channel.ts";
import { PageFrame } from "./page-frame.tsx";
import { AuthScreen } from "./pages/account/auth-screen.tsx";

// Opened from a mail, and by few.
const ResetPasswordScreen = lazy(async () => ({
  default: (await import("./pages/account/reset-password-screen.tsx")).ResetPasswordScreen,
}));

const nothing = () => undefined;

/** The sign-in page on its own: nothing of the app is loaded until someone is about to sign in. */
export const AuthApp = ({ language }: { language: Language }) => (
  <PageFrame>
    <LanguageProvider initial={language} accountLanguage={undefined} onChoose={nothing}>
      <AuthPages />
    </LanguageProvider>
  </PageFrame>
);

const AuthPages = () => {
  const { pathname, raw, show } = useAddress();
  const search = useMemo(() => parseAuthSearch(raw), [raw]);
  const isReset = pathname.startsWith("/reset-password");
  const isLeaving = useArrival(isReset);
  const place = useMemo((): AuthPlace => ({ search: isReset ? {} : search, show, findOwner }), [isReset, search, show]);
  useEffect(prepareApp, []);
  return (
    <AuthPlaceProvider value={place}>
      {isReset ? (
        <Suspense>
          <ResetPasswordScreen token={textIn(raw, "token", 200).token ?? ""} />
        </Suspense>
      ) : (
        <AuthScreen isLeaving={isLeaving} />
      )}
    </AuthPlaceProvider>
  );
};

const readAddress = () => ({ pathname: location.pathname, raw: parsePlainSearch(location.search) });

/** Follows the address, which says which form is shown. */
const useAddress = () => {
  const [address, setAddress] = useState(readAddress);
  const shown = useRef(address.pathname);
  useEffect(() => {
    const follow = () => setAddress(readAddress());
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  useEffect(() => {
    if (shown.current === address.pathname) return;
    shown.current = address.pathname;
    // A screen reader reads the new page from its start, as after a page load.
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [address.pathname]);
  const show = useCallback<AuthPlace["show"]>((search, { replace = false } = {}) => {
    if (replace) history.replaceState(history.state, "", authAddress(search));
    else history.pushState(null, "", authAddress(search));
    setAddress(readAddress());
  }, []);
  return { ...address, show };
};

/** Whether anyone is signed in, now and as soon as another tab says so; the app takes over then. */
const useArrival = (isOpenToAll: boolean) => {
  const [isLeaving, setLeaving] = useState(!isOpenToAll);
  useEffect(() => {
    // A link to a new password can be opened by its holder, signed in or not.
    if (isOpenToAll) return;
    let isHere = true;
    // Someone waits before an empty screen: one more try, then the form, which will tell.
    const ask = async () => {
      await findOwner().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await findOwner().catch(nothing);
      });
      if (isHere) setLeaving(false);
    };
    // Brought back from the browser's memory, someone may have signed in since.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      forgetWhatWasLeft();
      void findOwner().catch(nothing);
    };
    void ask();
    addEventListener("pageshow", wake);
    const unfollow = followSessions((news) => {
      if (news === "signed-in") void findOwner().catch(nothing);
    });
    return () => {
      isHere = false;
      removeEventListener("pageshow", wake);
      unfollow();
    };
  }, [isOpenToAll]);
  return isLeaving;
};

/** Ends when the app is on screen, or when nobody is signed in. */
const findOwner = async (): Promise<void> => {
  const owner = await readSession();
  if (owner !== null) await enterApp(owner);
};

let entering: Promise<void> | undefined;

const enterApp = (owner: SignedInOwner): Promise<void> => {
  entering ??= takePlace(owner);
  return entering;
};

/** The app takes this page's place in the same document, so that nothing is loaded or asked twice. */
const takePlace = async (owner: SignedInOwner): Promise<void> => {
  const { next = "/app" } = parseAuthSearch(parsePlainSearch(location.search));
  try {
    await loadApp();
    handOverOwner(owner);
    history.replaceState(history.state, "", next);
    await (await import("./start-app.tsx")).startApp();
  } catch {
    // A release since this page was opened, or the line went down: the browser finds out which.
    location.replace(next);
  }
};

const loadApp = () => import("./app.tsx");

/** A visitor who touches the form is about to sign in: the app and its first page are fetched meanwhile. */
const prepareApp = () => {
  const signs = ["focusin", "pointerdown", "keydown"] as const;
  const forget = () => {
    for (const sign of signs) removeEventListener(sign, prepare);
  };
  const prepare = () => {
    forget();
    const parts = [
      loadApp(),
      withTexts("dashboard", () => import("./pages/owner-layout.tsx"))(),
      import("./pages/dashboard/dashboard-page.tsx"),
    ];
    // Where it is needed and missing, the error shows then.
    void Promise.allSettled(parts);
  };
  for (const sign of signs) addEventListener(sign, prepare);
  return forget;
};
