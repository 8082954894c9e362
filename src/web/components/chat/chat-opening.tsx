import { Button, Text } from "@mantine/core";
import classes from "./chat-opening.module.css";

type ChatOpeningProps = { text: string; hello: string; onHello(): void };

/** What stands where nothing has been said yet: how to begin, and a way to. */
export const ChatOpening = ({ text, hello, onHello }: ChatOpeningProps) => (
  <div className={classes.opening}>
    <Text size="sm">{text}</Text>
    <Button variant="light" onClick={onHello}>
      {hello}
    </Button>
  </div>
);
