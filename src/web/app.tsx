import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useCallback, useSyncExternalStore } from "react";
import type { Language } from "#domain/languages.ts";
import { ErrorBoundary } from "./components/error-boundary.tsx";
import { useUpdateLanguage } from "./features/accounts/api/use-update-language.ts";
import { createQueryClient } from "./lib/api/query-client.ts";
import { LanguageProvider } from "./lib/language/language-context.tsx";
import { AuthProvider, useAuth } from "./lib/session/auth-context.tsx";
import { noticeEnd } from "./lib/session/notice-end.ts";
import { toasterLoaded } from "./lib/toast/toast.ts";
import { CrashPage } from "./pages/crash-page.tsx";
import { router } from "./router.tsx";
import { colorSchemeKey } from "./theme/color-scheme-key.ts";
import { cssVariables } from "./theme/css-variables.ts";
import { theme } from "./theme/theme.ts";

// When nobody answers, the call that failed has said so already.
const queryClient = createQueryClient(() => void noticeEnd(queryClient).catch(() => undefined));

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

export const App = ({ language }: { language: Language }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
  >
    <ErrorBoundary fallback={<CrashPage />}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>
          <AccountLanguage initial={language}>
            <RouterProvider router={router} />
          </AccountLanguage>
        </AuthProvider>
      </QueryClientProvider>
      <LoadedToaster />
    </ErrorBoundary>
  </MantineProvider>
);

const Toaster = lazy(() => import("./lib/toast/toaster.tsx").then((module) => ({ default: module.Toaster })));

const LoadedToaster = () => {
  const isLoaded = useSyncExternalStore(toasterLoaded.subscribe, toasterLoaded.get);
  return <Suspense>{isLoaded && <Toaster />}</Suspense>;
};

const AccountLanguage = ({ initial, children }: { initial: Language; children: ReactNode }) => {
  const { owner } = useAuth();
  const { mutate: updateLanguage } = useUpdateLanguage();
  const isSignedIn = owner !== null;
  const remember = useCallback(
    (language: Language) => {
      if (isSignedIn) updateLanguage(language);
    },
    [isSignedIn, updateLanguage],
  );
  return (
    <LanguageProvider initial={initial} accountLanguage={owner?.profile.language} onChoose={remember}>
      {children}
    </LanguageProvider>
  );
};
