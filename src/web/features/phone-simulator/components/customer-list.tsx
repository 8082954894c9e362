import { ActionIcon, Button, Title, UnstyledButton } from "@mantine/core";
import { IconTrash, IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { initials } from "#domain/initials.ts";
import type { Customer } from "../customers.ts";
import { CustomerForm } from "./customer-form.tsx";
import classes from "./phone-panel.module.css";

export type CustomerListProps = {
  customers: readonly Customer[];
  current: Customer;
  onPick(customer: Customer): void;
  onChange(customers: readonly Customer[]): void;
};

/** Whose phone it is. */
export const CustomerList = ({ customers, current, onPick, onChange }: CustomerListProps) => {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const add = (customer: Customer) => {
    onChange([...customers.filter(({ phone }) => phone !== customer.phone), customer]);
    onPick(customer);
    setIsAdding(false);
  };
  return (
    <section className={classes.section}>
      <Title order={2} size="h3">
        {t("phone.customers.title")}
      </Title>
      <ul className={classes.customers}>
        {customers.map((customer) => (
          <li key={customer.phone} className={classes.customer}>
            <UnstyledButton
              className={classes.pick}
              aria-pressed={customer.phone === current.phone}
              onClick={() => onPick(customer)}
            >
              <span className={classes.avatar} aria-hidden>
                {initials(customer.name)}
              </span>
              <span className={classes.words}>
                <bdi className={classes.name}>{customer.name}</bdi>
                <span className={classes.number}>{customer.phone}</span>
              </span>
            </UnstyledButton>
            {customers.length > 1 && customer.phone !== current.phone && (
              <ActionIcon
                aria-label={t("phone.customers.remove", { name: customer.name })}
                onClick={() => onChange(customers.filter(({ phone }) => phone !== customer.phone))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <CustomerForm onAdd={add} onCancel={() => setIsAdding(false)} />
      ) : (
        <Button variant="subtle" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
          {t("phone.customers.add")}
        </Button>
      )}
    </section>
  );
};
