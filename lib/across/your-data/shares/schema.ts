import { atMostUnits, optionalText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  FAMILY_ITEMS,
  LINK_DAYS,
  MAX_LABEL,
  NAMES_SHOWN,
  PERIODS,
  PROVIDER_ITEMS,
} from "./constants";

const NOTHING = "Choose at least one thing to share";

const familyItems = z
  .array(z.enum(FAMILY_ITEMS, "This can't be shared with family"))
  .min(1, NOTHING);
const providerItems = z.array(z.enum(PROVIDER_ITEMS, "This can't be in a summary")).min(1, NOTHING);

/** Normalizes addresses the way sign-in stores them. */
const email = z
  .string("Invalid email format")
  .trim()
  .toLowerCase()
  .pipe(z.email("Invalid email format").check(atMostUnits(254, "Invalid email format")));

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const common = {
  nameShown: z
    .enum(NAMES_SHOWN, "Show the full name, the first name, or initials")
    .default("first"),
  label: optionalText(MAX_LABEL, "This note is too long"),
  timeZone: z
    .string()
    .check(atMostUnits(60))
    .refine(isTimeZone, "Unknown time zone")
    .default("UTC"),
};

const oneOf = <T extends number>(values: readonly T[], what: string) =>
  z.literal([...values], `${what} must be one of: ${values.join(", ")}`);

export const makeShareInput = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("family"), inviteeEmail: email, items: familyItems, ...common }),
    z.object({
      kind: z.literal("provider"),
      items: providerItems,
      days: oneOf(LINK_DAYS, "Days"),
      period: oneOf(PERIODS, "Period").default(30),
      ...common,
    }),
  ],
  "The kind of share must be family or provider",
);
export type MakeShareInput = z.output<typeof makeShareInput>;
export type FamilyShareInput = Extract<MakeShareInput, { kind: "family" }>;
export type ProviderLinkInput = Extract<MakeShareInput, { kind: "provider" }>;

const id = z.uuid("Share ID must be a valid UUID");
export const shareInput = z.object({ id });
export type ShareInput = z.output<typeof shareInput>;

export const changeShareInput = z.object({ id, items: familyItems });
export type ChangeShareInput = z.output<typeof changeShareInput>;

/** Without an id, it ends all shares. */
export const endSharesInput = z.object({ id: id.optional() });
export type EndSharesInput = z.output<typeof endSharesInput>;

/** Accepts any text as a token. One that was never issued is simply unknown. */
export const linkInput = z.object({ token: z.string().check(atMostUnits(200)) });
export type LinkInput = z.output<typeof linkInput>;
