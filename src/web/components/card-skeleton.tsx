import { Paper, type PaperProps, Skeleton, Stack } from "@mantine/core";

type CardSkeletonProps = Pick<PaperProps, "maw"> & {
  /** That of the card to come, so that nothing below it moves. */
  height: number | string;
};

const lines = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];

/** A card with a title and lines, as many as there is room for, while its words are on their way. */
export const CardSkeleton = ({ height, maw }: CardSkeletonProps) => (
  <Paper withBorder radius="lg" p="md" h={height} style={{ overflow: "hidden" }} aria-hidden {...(maw && { maw })}>
    <Skeleton height={20} width="40%" maw="14rem" mb="md" />
    <Stack gap="sm">
      {lines.map((line) => (
        <Skeleton key={line} height={44} radius="md" />
      ))}
    </Stack>
  </Paper>
);
