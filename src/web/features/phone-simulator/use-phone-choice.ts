import { useState } from "react";
import type { Business } from "./api/businesses-query.ts";
import { loadClients, type SimulatedClient, storeClients } from "./stored-clients.ts";

/** Who writes to whom. The clients are kept in this browser. */
export const usePhoneChoice = (businesses: readonly Business[]) => {
  const [clients, setClients] = useState(loadClients);
  const [phone, setPhone] = useState(clients[0]?.phone);
  const [number, setNumber] = useState(businesses[0]?.number);
  const business = businesses.find((each) => each.number === number) ?? businesses[0];
  const client = clients.find((each) => each.phone === phone) ?? clients[0];
  if (!business || !client) throw new Error("a phone without anyone to write to or to write");
  return {
    business,
    client,
    clients,
    pickBusiness: (picked: Business) => setNumber(picked.number),
    pickClient: (picked: SimulatedClient) => setPhone(picked.phone),
    changeClients: (changed: readonly SimulatedClient[]) => {
      setClients(changed);
      storeClients(changed);
    },
  };
};
