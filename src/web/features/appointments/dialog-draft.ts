type Draft<Values> = {
  ownerId: string;
  /** False once the dialog was closed by hand; true when it was cut off, as by a session that ended. */
  isOpen: boolean;
  values: Values;
};

/** What is typed in a dialog, kept in this tab only, until it is saved or given up. */
export const dialogDraft = <Values>(name: string) => {
  const key = `daybook-draft-${name}`;
  return {
    /** Nobody gets to see what someone else has typed. */
    read: (ownerId: string): Draft<Values> | null => {
      try {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? "null") as Draft<Values> | null;
        return draft?.ownerId === ownerId ? draft : null;
      } catch {
        return null;
      }
    },
    write: (draft: Draft<Values>): void => {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Forbidden or full storage: the draft then lasts as long as the dialog.
      }
    },
    clear: (): void => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing could be stored either.
      }
    },
  };
};
