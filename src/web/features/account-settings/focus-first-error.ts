import type { FormErrors, UseFormReturnType } from "@mantine/form";

/** For a form that wasn't sent: the cursor goes where the first mistake is. */
export const focusFirstError =
  <Values extends Record<string, unknown>>(form: UseFormReturnType<Values>) =>
  (errors: FormErrors): void => {
    const [first] = Object.keys(errors);
    if (first) form.getInputNode(first)?.focus();
  };
