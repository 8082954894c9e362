import type { ComponentType } from "react";
import type { AuthMode } from "../../../../lib/session/auth-search.ts";
import { ForgotForm } from "../forgot-form.tsx";
import { VerifyEmailForm } from "../links/verify-email-form.tsx";
import { SignInForm } from "../sign-in/sign-in-form.tsx";
import { TwoFactorForm } from "../sign-in/two-factor-form.tsx";
import { SignUpForm } from "../sign-up/sign-up-form.tsx";

const panels: Record<AuthMode, ComponentType> = {
  "sign-in": SignInForm,
  "sign-up": SignUpForm,
  "forgot-password": ForgotForm,
  "two-factor": TwoFactorForm,
  "verify-email": VerifyEmailForm,
};

/** The form of the mode in the address. A new mode gets its line in `authModes` and here. */
export const AuthPanel = ({ mode }: { mode: AuthMode }) => {
  const Panel = panels[mode];
  return <Panel />;
};
