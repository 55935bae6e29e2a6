import { CLAIM_SUBJECTS, type ClaimSubject } from "@/lib/core/legal/claims";
import { PRIVACY_CONTACT } from "@/lib/core/legal/constants";
import { atMostUnits, writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  FEATURES,
  type Feature,
  FREE_RANGE,
  MAX_ALERT_EMAILS,
  SETTING_KEYS,
  type SettingKey,
} from "./constants";

const address = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email("Please enter a valid e-mail address").check(atMostUnits(254)));
const { least, most } = FREE_RANGE;
const LIMIT = `Please enter a whole number from ${least} to ${most}`;

const evidence = z.strictObject({
  document: z
    .string("Please name the paper")
    .trim()
    .min(1, "Please name the paper")
    .pipe(writtenText(200, "Please use at most 200 characters")),
  issuedBy: z
    .string("Please say who issued it")
    .trim()
    .min(1, "Please say who issued it")
    .pipe(writtenText(200, "Please use at most 200 characters")),
  validUntil: z.iso.date("Please enter the last day it's valid"),
});

const mapOf = <K extends string, V>(keys: readonly K[], value: () => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value()])) as Record<K, V>;

/**
 * The schema of each setting, for input and for stored values. A stored value counts only if it
 * still matches.
 */
export const SETTING_SCHEMAS = {
  features: z.strictObject(
    mapOf<Feature, z.ZodBoolean>(FEATURES, () => z.boolean("Please choose on or off")),
    "Only parts on the list can be switched. Crisis help can't.",
  ),
  freeConversations: z.int(LIMIT).min(least, LIMIT).max(most, LIMIT),
  /** The contact address for questions about data, shown on pages. */
  privacyContact: address,
  /** Notified whenever staff look into a conversation. Empty means the administrators. */
  privacyOfficerEmail: z.union([z.literal(""), address], "Please enter a valid e-mail address"),
  /** Recipients in addition to the clinicians from the environment. */
  crisisAlertEmails: z
    .array(address)
    .max(MAX_ALERT_EMAILS, `Please enter at most ${MAX_ALERT_EMAILS} addresses`)
    .transform((addresses) => [...new Set(addresses)]),
  /** Evidence by subject of a claim. A subject without evidence isn't claimed. */
  claimsEvidence: z.strictObject(
    mapOf<ClaimSubject, z.ZodOptional<typeof evidence>>(CLAIM_SUBJECTS, () => evidence.optional()),
    "This isn't one of our claims",
  ),
} as const satisfies Record<SettingKey, z.ZodType>;

export type SettingValues = { [K in SettingKey]: z.output<(typeof SETTING_SCHEMAS)[K]> };

/** The values in effect until staff change them. */
export const DEFAULTS: SettingValues = {
  features: mapOf(FEATURES, () => true),
  freeConversations: least,
  privacyContact: PRIVACY_CONTACT,
  privacyOfficerEmail: "",
  crisisAlertEmails: [],
  claimsEvidence: {},
};

/**
 * Complete values of some settings. `revision` is the one the change is based on, so a change that
 * would overwrite someone else's is refused.
 */
export const changeSettingsInput = z
  .strictObject({ ...SETTING_SCHEMAS, revision: z.int() }, "There's no such setting")
  .partial()
  .refine(
    ({ revision: _revision, ...values }) => Object.keys(values).length > 0,
    "Please say what to change",
  );
export type ChangeSettingsInput = z.output<typeof changeSettingsInput>;

const WHICH = "Please say which change to undo";

/**
 * The changes to these settings after one revision, up to another. A client that saved on top of
 * `after` and got `upTo` back identifies exactly its own change, because one in between would have
 * been refused.
 */
export const undoSettingsInput = z.strictObject({
  keys: z.array(z.enum(SETTING_KEYS, WHICH)).min(1, WHICH),
  after: z.int(WHICH).min(0, WHICH),
  upTo: z.int(WHICH).min(1, WHICH),
});
export type UndoSettingsInput = z.output<typeof undoSettingsInput>;
