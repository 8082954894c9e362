import { Text } from "@mantine/core";
import { useAuthPlace } from "../../../../lib/session/auth-place.ts";
import type { AuthMode } from "../../../../lib/session/auth-search.ts";
import { AuthLink } from "../links/auth-link.tsx";
import classes from "./mode-switch.module.css";

type ModeSwitchProps = { question?: string; label: string; mode: AuthMode };

/** "Don't have an account? Sign Up": to the other form, keeping where the visitor was going. */
export const ModeSwitch = ({ question, label, mode }: ModeSwitchProps) => {
  const { next } = useAuthPlace().search;
  return (
    <Text size="sm" c="dimmed">
      {question && `${question} `}
      <AuthLink search={{ mode, ...(next && { next }) }} className={classes.link}>
        {label}
      </AuthLink>
    </Text>
  );
};
