import { Button, Stack, Text, Title } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./ticket-receipt.module.css";

type TicketReceiptProps = { reference: string; onAnother: () => void };

/** Stays until another ticket is begun. */
export const TicketReceipt = ({ reference, onAnother }: TicketReceiptProps) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with the form.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="md" align="flex-start">
      <IconCircleCheck size={40} stroke={1.5} aria-hidden className={classes.icon} />
      <div>
        <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.heading}>
          {t("support.submittedTitle")}
        </Title>
        <Text>{t("support.submitted")}</Text>
      </div>
      <Text>
        {t("support.reference")} <strong className={classes.reference}>{reference}</strong>
      </Text>
      <Button variant="default" onClick={onAnother}>
        {t("support.another")}
      </Button>
    </Stack>
  );
};
