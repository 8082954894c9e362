import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { registrationFormSchema } from "#domain/numbers/registration-form.ts";
import type { SetupSearch } from "../../lib/search/setup-search.ts";
import { type SetupValues, setupSteps } from "./setup-values.ts";

/** The step that is shown. Each has an entry in the browser's history, so that Back goes to the one before. */
export const useWizardStep = ({ step, businessName }: SetupValues, remember: (step: number) => void) => {
  const navigate = useNavigate();
  const { step: inAddress }: SetupSearch = useSearch({ strict: false });
  const wanted = Math.min(Math.max(inAddress ?? step, 1), setupSteps.length - 1);
  // Someone who types an address, or comes back to one after the draft is gone, begins with what is needed.
  const shown = registrationFormSchema.shape.businessName.safeParse(businessName).success ? wanted : 1;
  // The step that was begun with gets its name, too: what is remembered will be another when Back leads to it.
  useEffect(() => {
    if (inAddress !== undefined) return;
    void navigate({ to: "/whatsapp-onboarding", search: { step: shown }, replace: true });
  }, [inAddress, shown, navigate]);
  return {
    step: shown,
    goTo: (next: number) => {
      remember(next);
      void navigate({ to: "/whatsapp-onboarding", search: { step: next } });
    },
  };
};
