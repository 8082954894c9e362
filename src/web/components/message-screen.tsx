import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";
import classes from "./message-screen.module.css";

type MessageScreenProps = {
  title: string;
  description: string;
  /** Drawn above the title; the logo unless given. */
  picture?: ReactNode;
  /** The ways out. */
  children: ReactNode;
};

/** One thing to say, on a screen of its own. */
export const MessageScreen = ({ title, description, picture, children }: MessageScreenProps) => (
  <main id="main" tabIndex={-1} className={classes.root}>
    {picture ?? <Logo size={56} />}
    <Title order={1}>{title}</Title>
    <Text c="dimmed" maw="26rem">
      {description}
    </Text>
    <div className={classes.actions}>{children}</div>
  </main>
);
