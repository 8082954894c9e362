/**
 * The logistic function from sums, products and quotients alone, which every machine rounds alike. `Math.exp` may differ
 * in its last bit from one engine to the next, and after a million steps two machines would have other weights.
 */
export const sigmoid = (x: number): number => {
  if (x > 36) return 1;
  if (x < -36) return exp(x);
  return 1 / (1 + exp(-x));
};

/** e to the x: halved until it is small, by its series, then squared back. */
const exp = (x: number): number => {
  let halvings = 0;
  let small = Math.max(x, -700);
  while (small > 0.25 || small < -0.25) {
    small /= 2;
    halvings += 1;
  }
  let sum = 1;
  for (let term = 12; term > 0; term--) sum = 1 + (small * sum) / term;
  for (let squared = 0; squared < halvings; squared++) sum *= sum;
  return sum;
};
