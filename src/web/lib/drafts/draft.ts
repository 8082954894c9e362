/**
 * Edits held over saved values until they are saved. Of each edited value it remembers what was saved when the edit
 * began, so that a save made elsewhere in the meantime is noticed where it matters and shows through everywhere else.
 */
export type FormDraft<T extends object> = { base: Partial<T>; edits: Partial<T> };

export const emptyDraft = <T extends object>(): FormDraft<T> => ({ base: {} as Partial<T>, edits: {} as Partial<T> });

/** The saved values with the edits over them. */
export const draftValues = <T extends object>({ edits }: FormDraft<T>, saved: T): T => ({ ...saved, ...edits });

export const isDirty = <T extends object>({ edits }: FormDraft<T>): boolean => Object.keys(edits).length > 0;

/** Edits one value; typing back what is saved takes the edit away. */
export const editDraft = <T extends object, K extends keyof T>(
  draft: FormDraft<T>,
  saved: T,
  key: K,
  value: T[K],
): FormDraft<T> => {
  const base = key in draft.base ? draft.base : { ...draft.base, [key]: saved[key] };
  return isSame(value, saved[key]) ? withoutEdits(draft, [key]) : { base, edits: { ...draft.edits, [key]: value } };
};

/** The edited values that were saved differently elsewhere since the edit began. */
export const clashingFields = <T extends object>({ base, edits }: FormDraft<T>, saved: T): (keyof T)[] =>
  keysOf(edits).filter((key) => !isSame(base[key], saved[key]) && !isSame(edits[key], saved[key]));

/** The edits are compared with what is saved now. */
export const keepEdits = <T extends object>({ edits }: FormDraft<T>, saved: T): FormDraft<T> => {
  const base = Object.fromEntries(keysOf(edits).map((key) => [key, saved[key]])) as Partial<T>;
  return { base, edits };
};

/** The edits of these keys give way to what is saved. */
export const withoutEdits = <T extends object>(
  { base, edits }: FormDraft<T>,
  keys: readonly (keyof T)[],
): FormDraft<T> => ({
  base: omit(base, keys),
  edits: omit(edits, keys),
});

const keysOf = <T extends object>(values: T) => Object.keys(values) as (keyof T)[];

const omit = <T extends object>(values: Partial<T>, keys: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key as keyof T))) as Partial<T>;

// Values are texts, numbers and flat records written in one order.
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
