import { storedValue } from "../../lib/storage/stored-value.ts";

/**
 * What is typed in a dialog, kept in this tab for its owner as long as the attempt lasts: a reload, or a session that
 * ends in mid-form, brings it back. Saving ends it, and so does closing the dialog, by whatever means.
 */
export const dialogDraft = <Values>(name: string) => {
  const of = (ownerId: string) => storedValue<Values>(`daybook-draft-${name}-${ownerId}`);
  return {
    read: (ownerId: string): Values | null => of(ownerId).read(),
    write: (ownerId: string, values: Values): void => of(ownerId).write(values),
    clear: (ownerId: string): void => of(ownerId).clear(),
  };
};
