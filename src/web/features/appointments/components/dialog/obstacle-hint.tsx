import { Alert, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconMessageOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Notice } from "#contract/scheduling/appointments.ts";
import { clientPhoneSchema } from "#domain/scheduling/appointments/appointment-form.ts";
import { noticeReasonText } from "../../../../lib/format/notice-reason-text.ts";
import { appointmentQuery } from "../../api/appointment-query.ts";
import { obstacleQuery } from "../../api/obstacle-query.ts";

/** Says before a change is made whether its client will be notified. */
export const ObstacleHint = ({ appointmentId }: { appointmentId: string }) => {
  const { data } = useQuery(appointmentQuery(appointmentId));
  return data && <Hint obstacle={data.obstacle} isQuiet={data.appointment.isTest} />;
};

/** Long enough to type the next digit. */
const typingMs = 400;

/** The same for a phone that is being typed. */
export const PhoneObstacleHint = ({ phone }: { phone: string }) => {
  const [typed] = useDebouncedValue(phone.trim(), typingMs);
  const isPhone = clientPhoneSchema.safeParse(typed).success && typed.replace(/\D/g, "").length >= 7;
  const { data } = useQuery({ ...obstacleQuery(typed), enabled: isPhone });
  return isPhone && data && <Hint obstacle={data.obstacle} />;
};

type HintProps = { obstacle: Notice["reason"] /** Nobody is notified of a trial. */; isQuiet?: boolean };

const Hint = ({ obstacle, isQuiet = false }: HintProps) => {
  const { t } = useTranslation();
  if (obstacle === null) {
    return isQuiet ? null : (
      <Text size="sm" c="dimmed">
        {t("appointments.willNotify")}
      </Text>
    );
  }
  return (
    <Alert color="yellow" role="status" icon={<IconMessageOff size={18} aria-hidden />}>
      {t("appointments.obstacle", { reason: noticeReasonText(obstacle, t) })}
    </Alert>
  );
};
