import { type ComponentType, lazy, Suspense } from "react";
import type { AuthMode } from "../../../../lib/session/auth-search.ts";
import { useLoadWhenIdle } from "../../../../lib/use-load-when-idle.ts";
import { SignInForm } from "../sign-in/sign-in-form.tsx";
import { SignUpForm } from "../sign-up/sign-up-form.tsx";

// Screens that few open directly are loaded after the two forms that show at once.
const loadForgot = () => import("../forgot-form.tsx");
const loadTwoFactor = () => import("../sign-in/two-factor-form.tsx");
const loadVerify = () => import("../links/verify-email-form.tsx");
const loadRare = () => Promise.all([loadForgot(), loadTwoFactor(), loadVerify()]);

const panels: Record<AuthMode, ComponentType> = {
  "sign-in": SignInForm,
  "sign-up": SignUpForm,
  "forgot-password": lazy(async () => ({ default: (await loadForgot()).ForgotForm })),
  "two-factor": lazy(async () => ({ default: (await loadTwoFactor()).TwoFactorForm })),
  "verify-email": lazy(async () => ({ default: (await loadVerify()).VerifyEmailForm })),
};

/** The form of the mode in the address. A new mode gets its line in `authModes` and here. */
export const AuthPanel = ({ mode }: { mode: AuthMode }) => {
  const Panel = panels[mode];
  useLoadWhenIdle(loadRare);
  return (
    <Suspense>
      <Panel />
    </Suspense>
  );
};
