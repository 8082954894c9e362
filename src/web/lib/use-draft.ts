import { useCallback, useEffect, useState } from "react";
import { clashes, type Draft, draftValues, editDraft, emptyDraft, isDirty, keepEdits, without } from "./draft.ts";
import { useOwner } from "./session/owner-context.ts";

/**
 * A draft over saved values. It outlives a reload and a session that ends in mid-edit: this tab remembers it, for
 * this owner, until it is saved or discarded. In `localStorage` it also outlives the browser's end.
 */
export const useDraft = <T extends object>(name: string, saved: T, storage: Storage = sessionStorage) => {
  const { user } = useOwner();
  const storageKey = `daybook-draft-${name}-${user.id}`;
  const [draft, setDraft] = useState<Draft<T>>(() => storedDraft<T>(storage, storageKey, saved));

  useEffect(() => {
    if (isDirty(draft)) storage.setItem(storageKey, JSON.stringify(draft));
    else storage.removeItem(storageKey);
  }, [draft, storage, storageKey]);

  const edit = <K extends keyof T>(key: K, value: T[K]) => setDraft((current) => editDraft(current, saved, key, value));
  const clashing = clashes(draft, saved);
  return {
    values: draftValues(draft, saved),
    edits: draft.edits,
    isDirty: isDirty(draft),
    edit,
    clashing,
    keepEdits: () => setDraft(keepEdits(draft, saved)),
    dropClashing: () => setDraft(without(draft, clashing)),
    discard: useCallback(() => {
      // At once and not only with the next effect: the page may be gone by then.
      storage.removeItem(storageKey);
      setDraft(emptyDraft());
    }, [storage, storageKey]),
  };
};

/** Whatever an earlier release stored for keys that no longer exist is left behind. */
const storedDraft = <T extends object>(storage: Storage, storageKey: string, saved: T): Draft<T> => {
  const stored = storage.getItem(storageKey);
  if (stored === null) return emptyDraft();
  const { base, edits } = JSON.parse(stored) as Draft<T>;
  const unknown = (Object.keys(edits) as (keyof T)[]).filter((key) => !(key in saved));
  return without({ base, edits }, unknown);
};
