import { likelyService } from "../../src/domain/conversation/services/likely/likely-service.ts";
import { languages } from "../../src/domain/languages.ts";
import type { ServiceKind } from "./read-service-training.ts";

/** Each held-out description among the four services that are next to each other in the list: of one trade, as on a menu. */
export const reportServices = (training: readonly ServiceKind[], isHeldOut: (position: number) => boolean): void => {
  for (const language of languages) {
    const kinds = training.filter((kind) => kind.language === language);
    const count = { right: 0, wrong: 0, open: 0 };
    for (const [index, { key, said }] of kinds.entries()) {
      const menu = [-1, 0, 1, 2]
        .map((apart) => kinds.at((index + apart) % kinds.length) as ServiceKind)
        .map((kind) => ({ id: kind.key, name: kind.names[0] ?? "" }));
      for (const text of said.filter((_, position) => isHeldOut(position))) {
        const found = likelyService(text, menu);
        count[found === null ? "open" : found === key ? "right" : "wrong"] += 1;
      }
    }
    console.log(`${language}: ${count.right} right, ${count.wrong} wrong, ${count.open} left open`);
  }
};
