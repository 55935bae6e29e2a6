import { read } from "@/lib/reader/read";
import { choose } from "../choose";
import type { Speaking } from "../speaking";
import { hasReplyWith } from "../talk-state";
import { quoted } from "../wording";
import { byKind, memoryKindOf } from "./kind-of";

/** Shown of each kind, the newest. */
const EACH = 3;

/** Asks how a remembered event went. Null if there's none to ask about. */
export function askHowItWent({ turn, ageGroup, content, standing }: Speaking): string | null {
  const { followUp } = standing;
  if (!followUp) return null;
  const words = content.memory[ageGroup];
  const { event, day, said } = followUp;
  if (event === null) return choose(words.quoted, turn).replace("{said}", () => said);
  const asked = choose(day === null ? words.lately : words.on_day, turn);
  return asked.replace("{event}", () => event).replace("{day}", () => day ?? "");
}

/** Says before an offer that such a thing helped them, or that the nearer one didn't. */
export function triedBefore(id: string, speaking: Speaking): string | null {
  const { turn, ageGroup, content, standing, isDark } = speaking;
  const { tried, passedOver, fitting } = standing;
  if (isDark || turn.wasDark || wasBroughtUp(speaking)) return null;
  const words = content.memory[ageGroup];
  if (tried.helped.has(id)) return choose(words.helped, turn);
  if (passedOver === null || id !== fitting[0]) return null;
  return choose(words.not_helped, turn).replace("{title}", () => passedOver);
}

/** Something from memory was brought up unasked in this conversation, which is enough. */
export function wasBroughtUp({ turn, ageGroup, content }: Omit<Speaking, "standing">): boolean {
  const { on_day, lately, quoted: theirs, helped, not_helped } = content.memory[ageGroup];
  const { remembered } = content.listening[ageGroup];
  const wordings = [...on_day, ...lately, ...theirs, ...helped, ...not_helped, ...remembered];
  return wordings.some((wording) => hasReplyWith(turn.lines, longestPart(wording)));
}

/** The words between two slots identify a wording. */
const longestPart = (wording: string): string =>
  wording.split(/\{\w+\}/).reduce((one, other) => (other.length > one.length ? other : one));

/** Everything that's remembered, by kind, without what shows a danger. */
export async function sayAllKnown(speaking: Speaking): Promise<string> {
  const { turn, ageGroup, content } = speaking;
  const words = content.memory[ageGroup];
  const groups = byKind(turn.memory, ({ said }) => memoryKindOf(said));
  const shown: string[] = [];
  for (const [, items] of groups)
    for (const { said } of items.slice(0, EACH))
      if ((await read(said, { audience: ageGroup })).concern === "none") shown.push(said);
  if (shown.length === 0) return choose(words.knows_none, turn);
  return [choose(words.knows, turn), ...headed(shown, speaking)].join("\n\n");
}

/** Their sentences under the heading of each kind. */
export function headed(
  lines: readonly string[],
  { turn, ageGroup, content }: Pick<Speaking, "turn" | "ageGroup" | "content">,
): readonly string[] {
  const { kinds } = content.memory[ageGroup];
  return byKind(lines, memoryKindOf).map(([kind, own]) =>
    [kinds[kind], ...own.map((line) => quoted(line, turn.language))].join("\n"),
  );
}
