import { AGE_GROUPS } from "@/lib/shared/audience";
import { atLeastUnits, writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { complaintsAbout } from "./prompt-policy";

/** UTF-16 units. A shorter prompt says nothing; a longer one crowds out the conversation. */
const PROMPT_LENGTH = { least: 80, most: 6000 } as const;
const NAME_LENGTH = 80;
const DESCRIPTION_LENGTH = 400;
const ITEM_LENGTH = 80;
const MAX_ITEMS = 20;
/** How many of an approach's newest versions are listed; older ones are kept. */
export const LISTED_VERSIONS = 100;

const atMost = (length: number): string => `Please use at most ${length} characters`;
const line = (length: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .pipe(writtenText(length, atMost(length)));
const items = z
  .array(line(ITEM_LENGTH, "Please write something on each line"))
  .max(MAX_ITEMS, `Please list at most ${MAX_ITEMS}`)
  .transform((written) => [...new Set(written)]);

const systemPrompt = z
  .string("Please write the prompt")
  .trim()
  .check(
    atLeastUnits(PROMPT_LENGTH.least, `Please write at least ${PROMPT_LENGTH.least} characters`),
  )
  .pipe(writtenText(PROMPT_LENGTH.most, atMost(PROMPT_LENGTH.most)))
  .superRefine((prompt, ctx) => {
    for (const { says, words } of complaintsAbout(prompt))
      ctx.addIssue({ code: "custom", message: `${says}: "${words}"` });
  });

/**
 * The parts of an approach staff may change; not the short name, which stored choices and the
 * children's wording refer to.
 */
export const typeContent = z.object({
  name: line(NAME_LENGTH, "Please name the approach"),
  description: line(DESCRIPTION_LENGTH, "Please say what it is"),
  techniques: items,
  conditions: items,
  ageGroups: z
    .array(z.enum(AGE_GROUPS, "Please choose from the list"))
    .min(1, "Please choose at least one age group")
    // A fixed order, so that the same choice reads the same in every version.
    .transform((chosen) => AGE_GROUPS.filter((group) => chosen.includes(group))),
  isActive: z.boolean("Please choose on or off"),
  systemPrompt,
});
export type TypeContent = z.output<typeof typeContent>;

/** Checks only the shape: an earlier state is shown even if today's rules would refuse it. */
export const storedContent = z.object({
  name: z.string(),
  description: z.string(),
  techniques: z.array(z.string()),
  conditions: z.array(z.string()),
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  isActive: z.boolean(),
  systemPrompt: z.string(),
});

const id = z.uuid("This approach was not found.");
const version = z.int("Which version?").min(1, "Which version?");

/**
 * `version` is the one the caller read. If it's given and someone else has changed the approach
 * since, the change is refused instead of undoing theirs.
 */
export const changeTypeInput = typeContent.partial().extend({ id, version: version.optional() });
export type ChangeTypeInput = z.output<typeof changeTypeInput>;

export const typeIdInput = z.object({ id });
/** `standing` is the version that was in force when the caller read it. */
export const restoreTypeInput = z.object({ id, version, standing: version.optional() });
export type RestoreTypeInput = z.output<typeof restoreTypeInput>;
