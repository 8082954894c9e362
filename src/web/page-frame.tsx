import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary } from "./components/error-boundary.tsx";
import { toasterLoaded } from "./lib/toast/toast.ts";
import { CrashPage } from "./pages/crash-page.tsx";
import { colorSchemeKey } from "./theme/color-scheme-key.ts";
import { cssVariables } from "./theme/css-variables.ts";
import { theme } from "./theme/theme.ts";

const colorSchemeManager = localStorageColorSchemeManager({ key: colorSchemeKey });

/** The frame of every page, of the app as well as of the sign-in page before it. */
export const PageFrame = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
  >
    <ErrorBoundary fallback={<CrashPage />}>
      {children}
      <LoadedToaster />
    </ErrorBoundary>
  </MantineProvider>
);

const Toaster = lazy(() => import("./lib/toast/toaster.tsx").then((module) => ({ default: module.Toaster })));

const LoadedToaster = () => {
  const isLoaded = useSyncExternalStore(toasterLoaded.subscribe, toasterLoaded.get);
  return <Suspense>{isLoaded && <Toaster />}</Suspense>;
};
