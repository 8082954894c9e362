import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../components/busy-button.tsx";
import { runToEnd } from "../../../lib/api/run-to-end.ts";
import { showToast } from "../../../lib/toast/toast.ts";
import { useDeleteTestAppointments } from "../api/use-delete-test-appointments.ts";
import classes from "./bot-trial.module.css";

/** How many bookings came of trying, and one click to be rid of them. */
export const TestBookings = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  const remove = useDeleteTestAppointments();
  if (count === 0) return null;
  return (
    <div className={classes.tests} role="status">
      {t("botTrial.tests", { count })}
      <BusyButton
        variant="default"
        busy={remove.isPending}
        busyLabel={t("botTrial.removing")}
        onClick={() =>
          runToEnd(remove, undefined, {
            onSuccess: ({ deletedAppointments }) =>
              showToast({
                title: t("toast.success"),
                description: t("botTrial.removed", { count: deletedAppointments }),
                kind: "success",
              }),
          })
        }
      >
        {t("botTrial.remove")}
      </BusyButton>
    </div>
  );
};
