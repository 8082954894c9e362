/** Which step of the WhatsApp setup is shown, so that the browser's Back stays inside it. */
export type SetupSearch = { step?: number };

const lastStep = 4;

export const parseSetupSearch = (raw: Readonly<Record<string, unknown>>): SetupSearch => {
  const step = Number(raw["step"]);
  return Number.isInteger(step) && step >= 1 && step <= lastStep ? { step } : {};
};
