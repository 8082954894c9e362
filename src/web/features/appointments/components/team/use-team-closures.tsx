import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { blocksOn, type ClosureBlock } from "#domain/scheduling/closures/closure-blocks.ts";
import { type ClosureTarget, targetOf } from "../../../../components/closures/closure-target.ts";
import { type DrawnTime, SlotMenu } from "../../../../components/closures/slot-menu.tsx";
import { useLanguage } from "../../../../lib/language/language-context.tsx";
import { useClosures } from "../../../../lib/queries/use-closures.ts";

type TeamClosureActions = {
  onClosure(target: ClosureTarget): void;
  /** Books at a time with an agent. */
  onBook(time: string, agentId: string): void;
};

/** Time off and closings of the team's day, and empty time that is drawn over: what each column needs, and the menu. */
export const useTeamClosures = (date: string, { onClosure, onBook }: TeamClosureActions) => {
  const { language } = useLanguage();
  const closures = useClosures(date, date);
  const at = useRef({ x: 0, y: 0 });
  const [drawn, setDrawn] = useState<(DrawnTime & { agentId: string }) | null>(null);
  const editBlock = (block: ClosureBlock) => {
    const target = targetOf(block, closures);
    if (target) onClosure(target);
  };
  const menu: ReactNode = drawn && (
    <SlotMenu
      drawn={drawn}
      onBook={() => onBook(drawn.fromTime, drawn.agentId)}
      onBlock={() => {
        const { fromTime, toTime, agentId } = drawn;
        onClosure({ kind: "new", date, fromTime, toTime, agentId });
      }}
      onClose={() => setDrawn(null)}
    />
  );
  return {
    menu,
    /** Where the pointer let go. */
    onPointerUpCapture: ({ clientX: x, clientY: y }: PointerEvent) => {
      at.current = { x, y };
    },
    columnOf: (agentId: string) => ({
      blocks: blocksOn(closures, date, language, agentId),
      onEditBlock: editBlock,
      onDraw: (range: { fromTime: string; toTime: string }) => setDrawn({ ...range, ...at.current, agentId }),
      onBlock: () => onClosure({ kind: "new", date, agentId }),
    }),
  };
};
