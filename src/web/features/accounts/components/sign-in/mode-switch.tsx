import { Text } from "@mantine/core";
import { Link, useSearch } from "@tanstack/react-router";
import type { AuthMode } from "../../../../lib/session/auth-search.ts";
import classes from "./mode-switch.module.css";

type ModeSwitchProps = { question?: string; label: string; mode: AuthMode };

/** "Don't have an account? Sign Up": to the other form, keeping where the visitor was going. */
export const ModeSwitch = ({ question, label, mode }: ModeSwitchProps) => {
  const { next } = useSearch({ strict: false });
  return (
    <Text size="sm" c="dimmed">
      {question && `${question} `}
      <Link to="/auth" search={{ mode, ...(next && { next }) }} className={classes.link}>
        {label}
      </Link>
    </Text>
  );
};
