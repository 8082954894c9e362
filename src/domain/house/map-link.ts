/** Where maps find an address, as a link that opens in whatever map the telephone has. */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.toWellFormed()).replaceAll("%20", "+")}`;
