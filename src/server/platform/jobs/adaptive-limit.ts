export type AdaptiveLimit = {
  current(): number;
  /** One went as it should: bit by bit there may be more. */
  raise(): void;
  /** One failed, or took too long: there are too many at once for the server behind. */
  lower(): void;
};

/**
 * How many may go on at once, found by trying. More than the other side can serve only makes everyone wait until they all
 * give up, try again, and keep it from ever catching up.
 */
export const adaptiveLimit = ({
  least,
  start,
  most,
}: {
  least: number;
  start: number;
  most: number;
}): AdaptiveLimit => {
  let limit = start;
  return {
    current: () => Math.floor(limit),
    // By one for as many as there are at once, as TCP does.
    raise: () => {
      limit = Math.min(most, limit + 1 / limit);
    },
    lower: () => {
      limit = Math.max(least, limit / 2);
    },
  };
};
