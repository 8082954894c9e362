/** The same address, as programs of each maker take it when it is clicked. */
export const feedLinks = (address: string, name: string): { apple: string; google: string; outlook: string } => {
  const webcal = address.replace(/^https?:/, "webcal:");
  return {
    apple: webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(address)}&name=${encodeURIComponent(name)}`,
  };
};
