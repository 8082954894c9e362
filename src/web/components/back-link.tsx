import { Button } from "@mantine/core";
import { IconChevronLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

/** The way to the page above this one; as large as a thumb needs it. */
export const BackLink = ({ to, text }: { to: "/clients" | "/settings"; text: string }) => (
  <Button
    component={Link}
    to={to}
    variant="subtle"
    mb="xs"
    ml="-0.75rem"
    leftSection={<IconChevronLeft size={18} aria-hidden />}
  >
    {text}
  </Button>
);
