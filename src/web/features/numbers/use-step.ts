import { useNavigate, useSearch } from "@tanstack/react-router";
import { registrationFormSchema } from "#domain/numbers/registration-form.ts";
import type { SetupSearch } from "../../lib/search/setup-search.ts";
import { type SetupValues, setupSteps } from "./setup-values.ts";

/** The step that is shown. Each has an entry in the browser's history, so that Back goes to the one before. */
export const useStep = ({ step, businessName }: SetupValues, remember: (step: number) => void) => {
  const navigate = useNavigate();
  const { step: inAddress }: SetupSearch = useSearch({ strict: false });
  const wanted = Math.min(Math.max(inAddress ?? step, 1), setupSteps.length - 1);
  return {
    // Whoever types an address, or comes back to one after the draft is gone, begins with what is needed.
    step: registrationFormSchema.shape.businessName.safeParse(businessName).success ? wanted : 1,
    goTo: (next: number) => {
      remember(next);
      void navigate({ to: "/whatsapp-onboarding", search: { step: next } });
    },
  };
};
