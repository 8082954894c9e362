import { collectPatterns } from "./collect-patterns.ts";
import { findSlowText } from "./find-slow-text.ts";

/**
 * Part of `npm run check`: no pattern of ours takes longer than by the length of a text, however hostile. A pattern that does
 * so keeps everybody waiting for one message.
 */
const patterns = await collectPatterns();
let slow = 0;
for (const pattern of patterns) {
  const text = findSlowText(pattern);
  if (text === null) continue;
  slow += 1;
  console.log(`${pattern.file}: /${pattern.source.slice(0, 200)}/${pattern.flags}`);
  console.log(`  is slow for ${JSON.stringify(text.before)}, then ${JSON.stringify(text.repeated)} again and again`);
}
console.log(`${slow} of ${patterns.length} patterns are slow`);
process.exitCode = slow === 0 ? 0 : 1;
