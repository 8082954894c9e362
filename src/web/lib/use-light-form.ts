import { type SubmitEvent, useState } from "react";

type Texts<Field extends string> = Record<Field, string>;

/** What is wrong with each field as typed, or null; some have to agree with another. */
type Checks<Field extends string> = { [F in Field]: (typed: string, all: Texts<Field>) => string | null };

/**
 * For the few fields of the public screens: reads a native form, shows each field's mistake until it is edited and
 * puts the cursor on the first. Richer forms use `@mantine/form`, which these screens are too light to carry.
 */
export const useLightForm = <Field extends string>(checks: Checks<Field>, onValid: (typed: Texts<Field>) => void) => {
  const [errors, setErrors] = useState<Partial<Texts<Field>>>({});
  const fields = Object.keys(checks) as Field[];

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const typed = Object.fromEntries(fields.map((field) => [field, String(data.get(field) ?? "")])) as Texts<Field>;
    const wrong = fields.flatMap((field) => {
      const error = checks[field](typed[field], typed);
      return error === null ? [] : [[field, error] as const];
    });
    setErrors(Object.fromEntries(wrong) as Partial<Texts<Field>>);
    const [first] = wrong;
    if (first === undefined) onValid(typed);
    else form.querySelector<HTMLElement>(`[name="${first[0]}"]`)?.focus();
  };

  const field = (name: Field) => ({
    name,
    error: errors[name],
    onChange: () => {
      if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
    },
  });
  return { form: { noValidate: true, onSubmit }, field };
};
