/** An appointment that was answered with success, and what was last answered or asked about it. */
export type BookedRecord = {
  id: string;
  client: string;
  version: number;
  date: string;
  time: string;
  isCancelled: boolean;
  /** A change was sent and never answered: it may have happened or not. */
  isUnsure: boolean;
};

/** One owner's subscription, and the number she sets up once it is paid. */
export type Payment = {
  ownerId: string;
  cookie: string;
  /** PayPal's id, once a checkout was answered. */
  subscription: string | null;
  isConfirmed: boolean;
  isCancelled: boolean;
  /** A cancellation was sent and never answered. */
  isUnsure: boolean;
  registration: string | null;
};

/** What the product has acknowledged, kept outside of it. */
export type Ledger = {
  booked: BookedRecord[];
  /** Sent, but never answered: there may be one of each, or none. */
  unanswered: string[];
  /** Messages that a webhook took. */
  delivered: string[];
  /** Who pays, and what happened to it. */
  payments: Payment[];
  moved: number;
  cancelled: number;
  /** Refused because somebody else had the time. */
  taken: number;
  /** Answers that nothing explains. */
  strange: string[];
};

export const openLedger = (): Ledger => ({
  ...{ booked: [], unanswered: [], delivered: [], strange: [], payments: [] },
  ...{ moved: 0, cancelled: 0, taken: 0 },
});

export const writesIn = ({ booked, delivered, payments, moved, cancelled }: Ledger): number =>
  booked.length + delivered.length + moved + cancelled + payments.reduce((sum, each) => sum + writesOf(each), 0);

const writesOf = ({ isConfirmed, isCancelled, registration }: Payment): number =>
  Number(isConfirmed) + Number(isCancelled) + Number(registration !== null);
