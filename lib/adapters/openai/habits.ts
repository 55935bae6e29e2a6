import type { LearnedHabit, ThinkingHabit } from "@/lib/ports/model";

/** How a server wants to be asked. */
export interface Ways {
  readonly tokens: "max_completion_tokens" | "max_tokens" | "none";
  /** "folded": no system role, and roles that strictly alternate. */
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
/** The form every server accepts. */
const BARE: Ways = { tokens: "none", prompt: "folded", form: "none", stream: false };

/** Learned about one server and shared by every feature that calls it. */
export interface Habits {
  ways: Ways;
  /** True if it thinks before it answers and needs room for that. */
  thinks: boolean;
  /** How it marks its thinking. Established only by a question of our own (./learning.ts). */
  thinking: LearnedHabit;
  /** Number of consecutive answers abandoned while they still seemed to be thinking. */
  unclosed: number;
  /** False once the server has said it has no moderation. */
  moderates: boolean;
  /** If nothing helped, no other form is tried before this time (ms). */
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

/** Records a habit with a date later than the previous one, even within the same millisecond. */
export function learn(habits: Habits, habit: ThinkingHabit | null): void {
  habits.thinking = { habit, at: new Date(Math.max(Date.now(), habits.thinking.at.getTime() + 1)) };
  // The next question gets room for thinking right away.
  habits.thinks ||= habit === "unopened";
}

/**
 * Each step drops something a server may have refused. It's tried only if it changes the request.
 */
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

/** How servers word what they don't accept, and the step that fixes it. */
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

/** Another form after a refusal that names its cause. Null if it names nothing we can fix. */
export function wayFromHint(ways: Ways, message: string): Ways | null {
  const text = message.toLowerCase();
  for (const [words, step] of HINTS)
    if (words.test(text) && !same(step(ways), ways)) return step(ways);
  return null;
}

const REFUSES =
  /not (?:supported|allowed|accepted|permitted)|unsupported|(?:un(?:known|recognized|expected)|invalid) (?:request )?(?:field|parameter|argument|keyword|role|property|value)|must\b/i;

/**
 * The same for an error inside an answer. That may just be a broken connection, so the message must
 * say that something is refused.
 */
export const wayFromTrouble = (ways: Ways, message: string): Ways | null =>
  REFUSES.test(message) ? wayFromHint(ways, message) : null;

/**
 * Forms to try after a refusal without a cause: one change at a time, then all of them, then the
 * bare minimum.
 */
export function waysToTry(ways: Ways): readonly Ways[] {
  const steps = [STEPS.maxTokens, STEPS.folded, STEPS.looser, STEPS.formless];
  const all = steps.reduce((so, step) => step(so), ways);
  return [...steps.map((step) => step(ways)), all, { ...all, tokens: "none" }, BARE];
}
