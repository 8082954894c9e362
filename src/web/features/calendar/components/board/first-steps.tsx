import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconCheck, IconClock, IconUserPlus, IconWorldQuestion } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { appointmentTypesQuery } from "../../../../lib/queries/appointment-types-query.ts";
import { numbersQuery } from "../../../../lib/queries/numbers-query.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useCalendar } from "./calendar-context.ts";
import classes from "./first-steps.module.css";

/**
 * For the newcomer: an empty calendar doesn't say what to do first. It is the one list of what is left: the steps without
 * which nobody can be booked together, as many as its text says, then each of the offers alone.
 */
export const FirstSteps = () => {
  const { t } = useCalendar();
  const steps = useSteps();
  const left = steps.filter(({ isDone }) => !isDone);
  const next = left.find(({ offer }) => !offer) ?? left[0];
  if (!next) return null;
  const shown = next.offer ? [next] : steps.filter(({ offer }) => !offer);
  const words = next.offer || wordsOf(t, shown);
  return (
    <section className={classes.card} aria-labelledby="first-steps">
      <div className={classes.words}>
        <h2 id="first-steps" className={classes.title}>
          {words.title}
        </h2>
        <p className={classes.text}>{words.text}</p>
      </div>
      <div className={classes.steps}>
        {shown.map((step) =>
          step.isDone ? (
            <DoneStep key={step.label} label={step.label} />
          ) : (
            <Button
              key={step.label}
              renderRoot={step.link}
              variant={step === next && !step.offer ? "filled" : "default"}
              leftSection={step.icon}
            >
              {step.label}
            </Button>
          ),
        )}
      </div>
    </section>
  );
};

const DoneStep = ({ label }: { label: string }): ReactNode => {
  const { t } = useCalendar();
  return (
    <span className={classes.done}>
      <IconCheck size={18} aria-hidden />
      {t("calendar.start.done", { step: label })}
    </span>
  );
};

type Step = {
  label: string;
  icon: ReactNode;
  isDone: boolean;
  /** Not needed for bookings: shown alone, in its own words, once nothing is. */
  offer?: { title: string; text: string } | false;
  link: (props: object) => ReactNode;
};

const useSteps = (): Step[] => {
  const { t, directory } = useCalendar();
  const { business, profile } = useOwner();
  // What was fetched since is newer; nothing is fetched for this alone.
  const types = useQuery({ ...appointmentTypesQuery, enabled: false }).data;
  const numbers = useQuery({ ...numbersQuery, enabled: false }).data;
  if (!business) return [];
  const { has, isWhatsAppReady } = business;
  return [
    {
      label: t("calendar.start.agent"),
      icon: <IconUserPlus size={18} aria-hidden />,
      isDone: directory.agents ? directory.agents.length > 0 : has.agent,
      link: (props) => <Link to="/app" search={{ tab: "agents", form: "agent" }} {...props} />,
    },
    {
      label: t("calendar.start.type"),
      icon: <IconClock size={18} aria-hidden />,
      isDone: types ? types.appointmentTypes.length > 0 : has.type,
      link: (props) => <Link to="/app" search={{ tab: "time", form: "type" }} {...props} />,
    },
    {
      label: t("calendar.start.country"),
      icon: <IconWorldQuestion size={18} aria-hidden />,
      isDone: profile.country !== null,
      offer: { title: t("calendar.start.countryTitle"), text: t("calendar.start.countryText") },
      link: (props) => <Link to="/profile" {...props} />,
    },
    {
      label: t(isWhatsAppReady ? "calendar.start.ownNumber" : "calendar.start.number"),
      icon: <IconBrandWhatsapp size={18} aria-hidden />,
      isDone: numbers ? numbers.numbers.some(({ isActive }) => isActive) : has.number,
      offer: isWhatsAppReady && { title: t("calendar.start.ownTitle"), text: t("calendar.start.ownText") },
      link: (props) => <Link to="/whatsapp-onboarding" {...props} />,
    },
  ];
};

/** By how many of them are left; with the platform's number two at most are shown. */
const wordsOf = (t: ReturnType<typeof useCalendar>["t"], shown: readonly Step[]): { title: string; text: string } => {
  const left = shown.filter(({ isDone }) => !isDone).length;
  const title = t("calendar.start.title");
  if (shown.length < 3) return { title, text: t(`calendar.start.sharedText.${left === 1 ? "one" : "two"}`) };
  return { title, text: t(`calendar.start.text.${left === 1 ? "one" : left === 2 ? "two" : "three"}`) };
};
