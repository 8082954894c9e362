import { ActionIcon, Button, Title, UnstyledButton } from "@mantine/core";
import { IconTrash, IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { initialsOf } from "#domain/initials.ts";
import type { SimulatedClient } from "../stored-clients.ts";
import { PhoneClientForm } from "./phone-client-form.tsx";
import classes from "./phone-panel.module.css";

export type ClientListProps = {
  clients: readonly SimulatedClient[];
  current: SimulatedClient;
  onPick(client: SimulatedClient): void;
  onChange(clients: readonly SimulatedClient[]): void;
};

/** Whose phone it is. */
export const ClientList = ({ clients, current, onPick, onChange }: ClientListProps) => {
  const { t } = useTranslation();
  const [isAdding, setIsAdding] = useState(false);
  const add = (client: SimulatedClient) => {
    onChange([...clients.filter(({ phone }) => phone !== client.phone), client]);
    onPick(client);
    setIsAdding(false);
  };
  return (
    <section className={classes.section}>
      <Title order={2} size="h3">
        {t("phone.clients.title")}
      </Title>
      <ul className={classes.clients}>
        {clients.map((client) => (
          <li key={client.phone} className={classes.client}>
            <UnstyledButton
              className={classes.pick}
              aria-pressed={client.phone === current.phone}
              onClick={() => onPick(client)}
            >
              <span className={classes.avatar} aria-hidden>
                {initialsOf(client.name)}
              </span>
              <span className={classes.words}>
                <bdi className={classes.name}>{client.name}</bdi>
                <span className={classes.number}>{client.phone}</span>
              </span>
            </UnstyledButton>
            {clients.length > 1 && client.phone !== current.phone && (
              <ActionIcon
                aria-label={t("phone.clients.remove", { name: client.name })}
                onClick={() => onChange(clients.filter(({ phone }) => phone !== client.phone))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {isAdding ? (
        <PhoneClientForm onAdd={add} onCancel={() => setIsAdding(false)} />
      ) : (
        <Button variant="subtle" leftSection={<IconUserPlus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
          {t("phone.clients.add")}
        </Button>
      )}
    </section>
  );
};
