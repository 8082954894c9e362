/** A whole number given as an option, or the default when none was. */
export const readNumber = (name: string, given: string | undefined, usual: number): number => {
  if (given === undefined) return usual;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} takes a whole number, not "${given}".`);
  return number;
};
