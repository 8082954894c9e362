/** An appointment that was answered with success, and what was last answered or asked about it. */
export type Booked = {
  id: string;
  client: string;
  version: number;
  date: string;
  time: string;
  isCancelled: boolean;
  /** A change was sent and never answered: it may have happened or not. */
  isUnsure: boolean;
};

/** What the product has acknowledged, kept outside of it. */
export type Ledger = {
  booked: Booked[];
  /** Sent, but never answered: there may be one of each, or none. */
  unanswered: string[];
  /** Messages that a webhook took. */
  delivered: string[];
  moved: number;
  cancelled: number;
  /** Refused because somebody else had the time. */
  taken: number;
  /** Answers that nothing explains. */
  strange: string[];
};

export const openLedger = (): Ledger => ({
  ...{ booked: [], unanswered: [], delivered: [], strange: [] },
  ...{ moved: 0, cancelled: 0, taken: 0 },
});

export const writesIn = ({ booked, delivered, moved, cancelled }: Ledger): number =>
  booked.length + delivered.length + moved + cancelled;
