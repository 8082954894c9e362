import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./chat-opening.module.css";

type ChatOpeningProps = { text: string; hello: string; onHello(): void; children?: ReactNode };

/** Shown while nothing has been said yet: how to begin, and a way to. */
export const ChatOpening = ({ text, hello, onHello, children }: ChatOpeningProps) => (
  <div className={classes.opening}>
    <Text size="sm">{text}</Text>
    <Button variant="light" onClick={onHello}>
      {hello}
    </Button>
    {children}
  </div>
);
