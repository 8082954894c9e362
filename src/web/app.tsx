import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, useCallback } from "react";
import type { Language } from "#domain/languages.ts";
import { useUpdateLanguage } from "./features/accounts/api/use-update-language.ts";
import { createQueryClient } from "./lib/api/query-client.ts";
import { LanguageProvider } from "./lib/language/language-context.tsx";
import { AuthProvider, useAuth } from "./lib/session/auth-context.tsx";
import { meQuery } from "./lib/session/me-query.ts";
import { noticeEnd } from "./lib/session/notice-end.ts";
import { takeOwner } from "./lib/session/read-session.ts";
import { PageFrame } from "./page-frame.tsx";
import { router } from "./router.tsx";

// When nobody answers, the call that failed has said so already.
const queryClient = createQueryClient(() => void noticeEnd(queryClient).catch(() => undefined));

/** Before the app is first shown: what the sign-in page in its place has found out already. */
export const takeOverOwner = (): void => {
  const owner = takeOwner();
  if (owner !== null) queryClient.setQueryData(meQuery.queryKey, owner);
};

export const App = ({ language }: { language: Language }) => (
  <PageFrame>
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <AccountLanguage initial={language}>
          <RouterProvider router={router} />
        </AccountLanguage>
      </AuthProvider>
    </QueryClientProvider>
  </PageFrame>
);

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
