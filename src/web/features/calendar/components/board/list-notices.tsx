import { Button } from "@mantine/core";
import { IconCloudOff, IconEyeOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../../components/busy-button.tsx";
import type { ListState } from "../../use-appointment-list.ts";
import { useHoursFailure } from "../../use-hours-failure.ts";
import type { DateRange } from "../period/calendar-period.ts";
import classes from "./list-notices.module.css";

/** The list came without personal data: said quietly, since the day can still be worked with. */
export const HiddenNamesNotice = ({ list }: { list: ListState }) => {
  const { t } = useTranslation();
  return (
    <div role="status" className={classes.notice}>
      <IconEyeOff size={20} aria-hidden className={classes.icon} />
      <span className={classes.words}>{t("calendar.namesHidden")}</span>
      <Button variant="subtle" onClick={list.retry} disabled={list.isFetching}>
        {t("calendar.retry")}
      </Button>
    </div>
  );
};

/** Breaks and closings are missing: the appointments are there, and can be worked with. */
export const HoursFailedNotice = ({ range }: { range: DateRange }) => {
  const { t } = useTranslation();
  const failure = useHoursFailure(range);
  if (!failure) return null;
  return (
    <div role="status" className={classes.notice}>
      <IconCloudOff size={20} aria-hidden className={classes.icon} />
      <span className={classes.words}>{t("calendar.hoursFailed")}</span>
      <Button variant="subtle" onClick={failure.retry} disabled={failure.isFetching}>
        {t("calendar.retry")}
      </Button>
    </div>
  );
};

/** Nothing could be read. */
export const CalendarLoadFailed = ({ list }: { list: ListState }) => {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes.failed}>
      <IconCloudOff size={40} stroke={1.5} aria-hidden />
      <p className={classes.words}>{t("calendar.loadFailed")}</p>
      <BusyButton variant="light" busy={list.isFetching} busyLabel={t("calendar.retrying")} onClick={list.retry}>
        {t("calendar.retry")}
      </BusyButton>
    </div>
  );
};
