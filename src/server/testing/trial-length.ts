/**
 * How often a trial that only finds more the longer it lasts is repeated: as often as a change can wait for, or, with
 * LONG_TRIALS=1, as often as it takes to believe it.
 */
export const trialLength = ({ short, long }: { short: number; long: number }): number =>
  process.env.LONG_TRIALS ? long : short;
