import { useCallback, useEffect, useMemo, useState } from "react";
import { useOwner } from "../session/owner-context.ts";
import { type StoragePlace, storedValue } from "../storage/stored-value.ts";
import {
  clashingFields,
  draftValues,
  editDraft,
  emptyDraft,
  type FormDraft,
  isDirty,
  keepEdits,
  withoutEdits,
} from "./draft.ts";

/**
 * A draft over saved values. It outlives a reload and a session that ends in mid-edit: this tab remembers it, for
 * this owner, until it is saved or discarded. In the place `browser` it also outlives the browser's end.
 */
export const useDraft = <T extends object>(name: string, saved: T, place: StoragePlace = "tab") => {
  const { user } = useOwner();
  const stored = useMemo(
    () => storedValue<FormDraft<T>>(`daybook-draft-${name}-${user.id}`, place),
    [name, user.id, place],
  );
  const [draft, setDraft] = useState<FormDraft<T>>(() => knownPart(stored.read() ?? emptyDraft(), saved));

  useEffect(() => {
    if (isDirty(draft)) stored.write(draft);
    else stored.clear();
  }, [draft, stored]);

  const edit = <K extends keyof T>(key: K, value: T[K]) => setDraft((current) => editDraft(current, saved, key, value));
  const clashing = clashingFields(draft, saved);
  return {
    values: draftValues(draft, saved),
    edits: draft.edits,
    isDirty: isDirty(draft),
    edit,
    clashing,
    keepEdits: () => setDraft(keepEdits(draft, saved)),
    dropClashing: () => setDraft(withoutEdits(draft, clashing)),
    discard: useCallback(() => {
      // At once and not only with the next effect: the page may be gone by then.
      stored.clear();
      setDraft(emptyDraft());
    }, [stored]),
  };
};

/** Whatever an earlier release stored for keys that no longer exist is left behind. */
const knownPart = <T extends object>(draft: FormDraft<T>, saved: T): FormDraft<T> => {
  const unknown = (Object.keys(draft.edits) as (keyof T)[]).filter((key) => !(key in saved));
  return withoutEdits(draft, unknown);
};
