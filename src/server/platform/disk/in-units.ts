const units = ["bytes", "kB", "MB", "GB", "TB"];

/** A size as people say it: 1.4 MB. */
export const inUnits = (bytes: number): string => {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`;
};
