import { Alert, NativeSelect, Text, TextInput } from "@mantine/core";
import { IconMailOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { channels } from "#domain/notices/channel/choose-channel.ts";
import { fieldErrorText } from "../../../../lib/api/field-error-text.ts";
import { useDateTimeText } from "../../use-date-time-text.ts";

type MailValues = { email: string; channelChoice: ClientDetails["channelChoice"] };

type MailFieldsProps = {
  client: ClientDetails;
  values: MailValues;
  error: string | undefined;
  onEmail: (email: string) => void;
  onChannel: (choice: MailValues["channelChoice"]) => void;
};

/** The client's mail address, what is known of it, and by which channel notices go. */
export const MailFields = ({ client, values, error, onEmail, onChannel }: MailFieldsProps) => {
  const { t } = useTranslation();
  const when = useDateTimeText();
  const { email, mailRefusedAt, mailStoppedAt } = client;
  return (
    <>
      <TextInput
        label={t("clients.details.email")}
        type="email"
        value={values.email}
        maxLength={254}
        autoComplete="off"
        error={fieldErrorText(error)}
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      {mailRefusedAt && values.email === email && (
        <Alert color="yellow" role="status" icon={<IconMailOff size={18} aria-hidden />}>
          {t("clients.details.mailRefused", { date: when.date(mailRefusedAt) })}
        </Alert>
      )}
      {mailStoppedAt && (
        <Text size="sm" c="dimmed">
          {t("clients.details.mailStopped", { date: when.date(mailStoppedAt) })}
        </Text>
      )}
      {values.email !== "" && (
        <NativeSelect
          label={t("clients.details.channel")}
          value={values.channelChoice ?? ""}
          data={[
            { value: "", label: t("clients.details.channels.auto") },
            { value: "whatsapp", label: t("clients.details.channels.whatsapp") },
            { value: "mail", label: t("clients.details.channels.mail") },
          ]}
          onChange={({ currentTarget: { value } }) => onChannel(channels.find((channel) => channel === value) ?? null)}
        />
      )}
    </>
  );
};
