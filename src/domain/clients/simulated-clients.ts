/** Who the simulated phone belongs to at first. The demo knows them; the numbers are kept for fiction by regulators. */
export const simulatedClients = [
  { name: "Ana Torres", phone: "+12025550143" },
  { name: "Chloé Martin", phone: "+33639980987" },
  { name: "Jonas Weber", phone: "+4917139200987" },
  { name: "Priya Shah", phone: "+447700900987" },
] as const;
