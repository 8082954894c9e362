import { storedValue } from "../../lib/stored-value.ts";

type Draft<Values> = {
  ownerId: string;
  /** False once the dialog was closed by hand; true when it was cut off, as by a session that ended. */
  isOpen: boolean;
  values: Values;
};

/** What is typed in a dialog, kept in this tab only, until it is saved or given up. */
export const dialogDraft = <Values>(name: string) => {
  const stored = storedValue<Draft<Values>>(`daybook-draft-${name}`);
  return {
    ...stored,
    /** Nobody gets to see what someone else has typed. */
    read: (ownerId: string): Draft<Values> | null => {
      const draft = stored.read();
      return draft?.ownerId === ownerId ? draft : null;
    },
  };
};
