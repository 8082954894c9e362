import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconCheck, IconClock, IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { appointmentTypesQuery } from "../../../../lib/queries/appointment-types-query.ts";
import { numbersQuery } from "../../../../lib/queries/numbers-query.ts";
import { useOwner } from "../../../../lib/session/owner-context.ts";
import { useCalendar } from "./calendar-context.ts";
import classes from "./first-steps.module.css";

/**
 * For the newcomer: an empty calendar doesn't say what to do first. Stays until all three steps are done. While the
 * platform's number serves the business, an own one is offered, not asked for.
 */
export const FirstSteps = () => {
  const { t, directory } = useCalendar();
  const { business } = useOwner();
  // What was fetched since is newer; nothing is fetched for this alone.
  const types = useQuery({ ...appointmentTypesQuery, enabled: false }).data;
  const numbers = useQuery({ ...numbersQuery, enabled: false }).data;
  if (!business) return null;
  const { has, isWhatsAppReady } = business;
  const steps = [
    {
      label: t("calendar.start.agent"),
      icon: <IconUserPlus size={18} aria-hidden />,
      isDone: directory.agents ? directory.agents.length > 0 : has.agent,
      link: (props: object) => <Link to="/app" search={{ tab: "agents", form: "agent" }} {...props} />,
    },
    {
      label: t("calendar.start.type"),
      icon: <IconClock size={18} aria-hidden />,
      isDone: types ? types.appointmentTypes.length > 0 : has.type,
      link: (props: object) => <Link to="/app" search={{ tab: "time", form: "type" }} {...props} />,
    },
    {
      label: t(isWhatsAppReady ? "calendar.start.ownNumber" : "calendar.start.number"),
      icon: <IconBrandWhatsapp size={18} aria-hidden />,
      isDone: numbers ? numbers.numbers.some(({ isActive }) => isActive) : has.number,
      isOffer: isWhatsAppReady,
      link: (props: object) => <Link to="/whatsapp-onboarding" {...props} />,
    },
  ];
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  const count = steps.filter(({ isDone, isOffer }) => !isDone && !isOffer).length;
  const words = next.isOffer
    ? { title: t("calendar.start.ownTitle"), text: t("calendar.start.ownText") }
    : {
        title: t("calendar.start.title"),
        text: isWhatsAppReady
          ? t(`calendar.start.sharedText.${count === 1 ? "one" : "two"}`)
          : t(`calendar.start.text.${count === 1 ? "one" : count === 2 ? "two" : "three"}`),
      };
  return (
    <section className={classes.card} aria-labelledby="first-steps">
      <div className={classes.words}>
        <h2 id="first-steps" className={classes.title}>
          {words.title}
        </h2>
        <p className={classes.text}>{words.text}</p>
      </div>
      <div className={classes.steps}>
        {(next.isOffer ? [next] : steps).map((step) =>
          step.isDone ? (
            <DoneStep key={step.label} label={step.label} />
          ) : (
            <Button
              key={step.label}
              renderRoot={step.link}
              variant={step === next && !step.isOffer ? "filled" : "default"}
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
