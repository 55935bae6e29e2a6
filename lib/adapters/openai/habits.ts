import type { LearnedHabit, ThinkingHabit } from "@/lib/ports/model";

/** How a server wants to be asked. */
export interface Ways {
  readonly tokens: "max_completion_tokens" | "max_tokens" | "none";
  /** "folded": no system role, and roles that strictly take turns. */
  readonly prompt: "system" | "folded";
  readonly form: "asked" | "json_object" | "none";
  readonly stream: boolean;
}

const FIRST_WAYS: Ways = {
  tokens: "max_completion_tokens",
  prompt: "system",
  form: "asked",
  stream: true,
};
/** What every server takes. */
const BARE: Ways = { tokens: "none", prompt: "folded", form: "none", stream: false };

/** What was learned of one server; every ability that asks it shares them. */
export interface Habits {
  ways: Ways;
  /** It thinks before it speaks, and needs room for that. */
  thinks: boolean;
  /** How it marks its thinking; believed after a question of our own alone (./learning.ts). */
  thinking: LearnedHabit;
  /** Answers in a row that were given up while they still seemed to think. */
  unclosed: number;
  /** False once it said that it has no moderation. */
  moderates: boolean;
  /** Nothing helped: until this moment (ms) no other way is tried. */
  hopelessUntil: number;
}

export const newHabits = (): Habits => ({
  ways: FIRST_WAYS,
  thinks: false,
  thinking: { habit: null, at: new Date(0) },
  unclosed: 0,
  moderates: true,
  hopelessUntil: 0,
});

/** Newer than what was known, also within one millisecond. */
export function learn(habits: Habits, habit: ThinkingHabit | null): void {
  habits.thinking = { habit, at: new Date(Math.max(Date.now(), habits.thinking.at.getTime() + 1)) };
  // Who is asked next gets room for it at once.
  habits.thinks ||= habit === "unopened";
}

/** Which steps lead away from what a server refused; each is tried where it changes something. */
const STEPS = {
  maxTokens: (ways: Ways): Ways => ({
    ...ways,
    tokens: ways.tokens === "max_completion_tokens" ? "max_tokens" : "none",
  }),
  folded: (ways: Ways): Ways => ({ ...ways, prompt: "folded" }),
  looser: (ways: Ways): Ways => ({ ...ways, form: ways.form === "asked" ? "json_object" : "none" }),
  formless: (ways: Ways): Ways => ({ ...ways, form: "none" }),
  unstreamed: (ways: Ways): Ways => ({ ...ways, stream: false }),
};

/** The words with which servers say what they do not take, and the step that mends it. */
const HINTS: readonly (readonly [RegExp, (ways: Ways) => Ways])[] = [
  [/max_(?:completion_|new_|output_)?tokens/, STEPS.maxTokens],
  [/response_?format|json_schema|json_object|structured output|json mode/, STEPS.looser],
  [
    /system (?:role|message|prompt|instruction)|developer instruction|roles? must|alternat|chat.?template|jinja|['"`](?:system|developer)['"`]/,
    STEPS.folded,
  ],
  [/\bstream(?:ing)?\b/, STEPS.unstreamed],
];

const same = (one: Ways, other: Ways): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Another way after a refusal that names what was wrong; null where it names nothing that can be
 * mended.
 */
export function wayFromHint(ways: Ways, message: string): Ways | null {
  const text = message.toLowerCase();
  for (const [words, step] of HINTS)
    if (words.test(text) && !same(step(ways), ways)) return step(ways);
  return null;
}

const REFUSES =
  /not (?:supported|allowed|accepted|permitted)|unsupported|(?:un(?:known|recognized|expected)|invalid) (?:request )?(?:field|parameter|argument|keyword|role|property|value)|must\b/i;

/**
 * The same after an error inside an answer, which may as well be a connection that broke: it has to
 * say that it refuses.
 */
export const wayFromTrouble = (ways: Ways, message: string): Ways | null =>
  REFUSES.test(message) ? wayFromHint(ways, message) : null;

/**
 * Ways to try after a refusal that names nothing: one change at a time, then all of them, then as
 * little as can be.
 */
export function waysToTry(ways: Ways): readonly Ways[] {
  const steps = [STEPS.maxTokens, STEPS.folded, STEPS.looser, STEPS.formless];
  const all = steps.reduce((so, step) => step(so), ways);
  return [...steps.map((step) => step(ways)), all, { ...all, tokens: "none" }, BARE];
}
