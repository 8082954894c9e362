import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import type { SetupField } from "../../setup-values.ts";
import type { SetupWizardState } from "../../use-setup-wizard.ts";

/** What every field of the wizard has in common. */
export const setupField = ({ values, errors, edit }: SetupWizardState, name: SetupField) => ({
  name,
  value: values[name],
  error: fieldErrorText(errors[name]),
  onChange: (event: { currentTarget: { value: string } }) => edit(name, event.currentTarget.value),
});
