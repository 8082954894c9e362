import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { TryBotButton } from "../../features/bot-trial/components/try-bot-button.tsx";
import { waitingClientsQuery } from "../../features/clients/api/waiting-clients-query.ts";
import { useOwner } from "../../lib/session/owner-context.ts";
import type { NavigationPlace } from "./current-place.ts";
import classes from "./main-nav.module.css";
import { PlaceLink, placeIcons, usePlace, usePlaceNames } from "./nav-items.tsx";
import { SearchButton, useHasSearchField } from "./search-button.tsx";

const mainPlaces = ["calendar", "clients", "agents", "time", "insights"] as const satisfies NavigationPlace[];
/** The administrator looks after the installation and has no business. */
export const administratorPlaces = ["administration", "settings", "profile"] as const satisfies NavigationPlace[];

/** The one way around, the same on every page; on phones the bar at the thumb has its place. */
export const MainNav = () => {
  const { t } = useTranslation();
  const { isAdministrator } = useOwner();
  const names = usePlaceNames();
  const current = usePlace();
  const hasSearchField = useHasSearchField();
  const shown = isAdministrator ? administratorPlaces : mainPlaces;
  return (
    <nav aria-label={t("header.navigation")} className={classes.nav}>
      <ul className={classes.list}>
        {shown.map((place) => {
          const Icon = placeIcons[place];
          return (
            <li key={place}>
              <NavLink place={place} name={names[place]} isCurrent={place === current}>
                <Icon size={18} aria-hidden />
              </NavLink>
            </li>
          );
        })}
      </ul>
      {!isAdministrator && (
        <div className={classes.tools}>
          {hasSearchField && <SearchButton isWide />}
          <TryBotButton isQuiet />
        </div>
      )}
    </nav>
  );
};

type NavLinkProps = { place: NavigationPlace; name: string; isCurrent: boolean; children: React.ReactNode };

const NavLink = ({ place, name, isCurrent, children }: NavLinkProps) => {
  const waiting = useWaiting(place);
  return (
    <PlaceLink
      place={place}
      isCurrent={isCurrent}
      className={classes.link}
      label={waiting && `${name}: ${waiting.words}`}
    >
      {children}
      {name}
      {waiting && <WaitingCount count={waiting.count} />}
    </PlaceLink>
  );
};

/** How many clients wait for an answer or are about to arrive; undefined when nobody is. */
export const useWaiting = (place: NavigationPlace): { count: number; words: string } | undefined => {
  const { t } = useTranslation();
  const { waitingForHuman = 0, arriving = 0 } = useQuery(waitingClientsQuery).data ?? {};
  if (place !== "clients" || waitingForHuman + arriving === 0) return undefined;
  const words = [
    ...(waitingForHuman > 0 ? [t("header.waiting", { count: waitingForHuman })] : []),
    ...(arriving > 0 ? [t("header.arriving", { count: arriving })] : []),
  ];
  return { count: waitingForHuman + arriving, words: words.join(", ") };
};

export const WaitingCount = ({ count }: { count: number }) => (
  <span aria-hidden className={classes.count}>
    {count > 99 ? "99+" : count}
  </span>
);
