import { IconDots, IconPlus } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOwner } from "../../lib/session/owner-context.ts";
import type { NavigationPlace } from "./current-place.ts";
import { administratorPlaces, useWaiting, WaitingCount } from "./main-nav.tsx";
import { PlaceLink, placeIcons, usePlace, usePlaceNames } from "./nav-items.tsx";
import classes from "./thumb-bar.module.css";

const MoreSheet = lazy(async () => ({ default: (await import("./more-sheet.tsx")).MoreSheet }));

const atHand = ["calendar", "clients", "agents"] as const satisfies NavigationPlace[];

/** The navigation on phones, under the thumb: New in the middle, and what is needed less often behind "More". */
export const ThumbBar = () => {
  const { t } = useTranslation();
  const current = usePlace();
  const [more, setMore] = useState<"unused" | "open" | "closed">("unused");
  const { isAdministrator } = useOwner();
  const near: readonly NavigationPlace[] = isAdministrator ? administratorPlaces : atHand;
  const isElsewhere = current !== null && !near.includes(current);
  return (
    <nav aria-label={t("header.navigation")} className={classes.bar}>
      {near.slice(0, 2).map((place) => (
        <Spot key={place} place={place} current={current} />
      ))}
      {!isAdministrator && <NewButton isOnCalendar={current === "calendar"} />}
      {near.slice(2).map((place) => (
        <Spot key={place} place={place} current={current} />
      ))}
      <button
        type="button"
        className={classes.spot}
        aria-haspopup="dialog"
        aria-expanded={more === "open"}
        data-current={isElsewhere || undefined}
        onClick={() => setMore("open")}
      >
        <IconDots size={22} aria-hidden />
        <span className={classes.word}>{t("header.more")}</span>
      </button>
      <Suspense>
        {more !== "unused" && <MoreSheet opened={more === "open"} onClose={() => setMore("closed")} />}
      </Suspense>
    </nav>
  );
};

const Spot = ({ place, current }: { place: NavigationPlace; current: NavigationPlace | null }): ReactNode => {
  const name = usePlaceNames()[place];
  const waiting = useWaiting(place);
  const Icon = placeIcons[place];
  return (
    <PlaceLink
      place={place}
      isCurrent={place === current}
      className={classes.spot}
      label={waiting && `${name}: ${waiting.words}`}
    >
      <span className={classes.sign}>
        <Icon size={22} aria-hidden />
        {waiting && <WaitingCount count={waiting.count} />}
      </span>
      <span className={classes.word}>{name}</span>
    </PlaceLink>
  );
};

/** A new appointment from wherever one is; on the calendar for the day on show. */
const NewButton = ({ isOnCalendar }: { isOnCalendar: boolean }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = () =>
    void navigate({
      to: "/app",
      search: (here: object) => ({ ...(isOnCalendar ? here : {}), form: "appointment" as const }),
      // The form is taken out of the address as soon as it is open.
      replace: isOnCalendar,
      resetScroll: !isOnCalendar,
    });
  return (
    <button type="button" className={classes.new} aria-label={t("calendar.new")} onClick={open}>
      <IconPlus size={26} stroke={2.25} aria-hidden />
    </button>
  );
};
