import { Combobox, TextInput, type TextInputProps, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KnownClient } from "#contract/scheduling/known-clients.ts";
import { formatDate } from "#domain/scheduling/clock/format-date-time.ts";
import { usePhoneText } from "../../../../lib/format/use-phone-text.ts";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { knownClientsQuery } from "../../api/known-clients-query.ts";
import classes from "./known-client-field.module.css";

type KnownClientFieldProps = Omit<TextInputProps, "onChange" | "value"> & {
  value: string;
  onChange(value: string): void;
  /** Someone who has been here before is meant. */
  onChoose(client: KnownClient): void;
};

/** A name or number; whoever it may be is offered while it is typed, and never chosen by itself. */
export const KnownClientField = ({ value, onChange, onChoose, ...props }: KnownClientFieldProps) => {
  const { t } = useTranslation();
  const phoneText = usePhoneText();
  const [isTyping, setTyping] = useState(false);
  const { clients, hasMore, hasFailed } = useKnownClients(isTyping ? value : "");
  // Open only with something in it: Escape then closes the list first, and the dialog otherwise.
  const combobox = useCombobox({
    opened: clients.length > 0,
    onOpenedChange: (isOpen) => !isOpen && setTyping(false),
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const choose = (id: string) => {
    const client = clients.find((each) => each.id === id);
    if (!client) return;
    setTyping(false);
    onChoose({ ...client, phone: client.phone === "" ? "" : phoneText(client.phone) });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="md" transitionProps={{ duration: 0 }}>
      <Combobox.Target>
        <TextInput
          {...props}
          {...(hasFailed && { description: <span role="status">{t("appointments.known.failed")}</span> })}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            setTyping(true);
          }}
          onBlur={() => setTyping(false)}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={t("appointments.known.label")}>
          {clients.map((client) => (
            <Combobox.Option key={client.id} value={client.id} className={classes.option ?? ""}>
              <ClientLine client={client} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {hasMore && (
          <Combobox.Footer fz="sm" c="dimmed">
            {t("appointments.known.more")}
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
};

type Known = { clients: readonly KnownClient[]; hasMore: boolean; hasFailed: boolean };

const nobody: Known = { clients: [], hasMore: false, hasFailed: false };

const useKnownClients = (typed: string): Known => {
  const [search] = useDebouncedValue(typed.trim(), 120);
  const query = useQuery(knownClientsQuery(search));
  if (typed.trim().length < 2) return nobody;
  // It can be written by hand all the same.
  if (failureOf(query)) return { ...nobody, hasFailed: true };
  return query.data ? { ...query.data, hasFailed: false } : nobody;
};

const ClientLine = ({ client }: { client: KnownClient }) => {
  const phoneText = usePhoneText();
  return (
    <>
      <span className={classes.who}>
        <span dir="auto" className={classes.name}>
          {client.name}
        </span>
        <bdi className={classes.phone}>{client.phone === "" ? client.email : phoneText(client.phone)}</bdi>
      </span>
      <LastVisit client={client} />
    </>
  );
};

/** When they were last here, for what and with whom. */
export const LastVisit = ({ client: { lastVisit } }: { client: KnownClient }) => {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <span className={classes.visit}>
      {lastVisit
        ? t("appointments.known.lastVisit", {
            date: formatDate(lastVisit.date, language, "long"),
            service: lastVisit.service,
            agent: lastVisit.agentName,
          })
        : t("appointments.known.noVisit")}
    </span>
  );
};
