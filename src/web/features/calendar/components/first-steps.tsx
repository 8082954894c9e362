import { Button } from "@mantine/core";
import { IconBrandWhatsapp, IconClock, IconUserPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useCalendar } from "./calendar-context.ts";
import classes from "./first-steps.module.css";

/** For the newcomer: an empty calendar doesn't say what to do first. Gone with the first agent. */
export const FirstSteps = () => {
  const { t, directory } = useCalendar();
  if (directory.agents?.length !== 0) return null;
  return (
    <section className={classes.card} aria-labelledby="first-steps">
      <div className={classes.words}>
        <h2 id="first-steps" className={classes.title}>
          {t("calendar.start.title")}
        </h2>
        <p className={classes.text}>{t("calendar.start.text")}</p>
      </div>
      <div className={classes.steps}>
        <Button
          renderRoot={(props) => <Link to="/app" search={{ tab: "agents" }} {...props} />}
          leftSection={<IconUserPlus size={18} aria-hidden />}
        >
          {t("calendar.start.agent")}
        </Button>
        <Button
          renderRoot={(props) => <Link to="/app" search={{ tab: "time" }} {...props} />}
          variant="default"
          leftSection={<IconClock size={18} aria-hidden />}
        >
          {t("calendar.start.hours")}
        </Button>
        <Button
          component={Link}
          to="/whatsapp-onboarding"
          variant="default"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        >
          {t("calendar.start.number")}
        </Button>
      </div>
    </section>
  );
};
