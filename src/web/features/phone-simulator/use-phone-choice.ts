import { useState } from "react";
import type { Business } from "./api/businesses-query.ts";
import { type Customer, loadCustomers, storeCustomers } from "./customers.ts";

/** Who writes to whom. The customers are kept in this browser. */
export const usePhoneChoice = (businesses: readonly Business[]) => {
  const [customers, setCustomers] = useState(loadCustomers);
  const [phone, setPhone] = useState(customers[0]?.phone);
  const [number, setNumber] = useState(businesses[0]?.number);
  const business = businesses.find((each) => each.number === number) ?? businesses[0];
  const customer = customers.find((each) => each.phone === phone) ?? customers[0];
  if (!business || !customer) throw new Error("a phone without anyone to write to or to write");
  return {
    business,
    customer,
    customers,
    pickBusiness: (picked: Business) => setNumber(picked.number),
    pickCustomer: (picked: Customer) => setPhone(picked.phone),
    changeCustomers: (changed: readonly Customer[]) => {
      setCustomers(changed);
      storeCustomers(changed);
    },
  };
};
