import { interfaceText } from "@/lib/shared/interface-text";
import { z } from "@/lib/shared/zod-messages";

const text = interfaceText();
const trustedAdult = z.strictObject({ title: text, text });

/** For people who are being harmed by someone. */
const harm = z.strictObject({
  /** For children: a grown-up outside the home, because the home may be the danger (contract 8). */
  trustedAdult: trustedAdult.nullable(),
  callHint: text,
  chatHint: text,
  /** Shown next to the lines for thoughts of dying. */
  line: interfaceText("number"),
  /** Shown next to the lines for harm by others. */
  dying: interfaceText("number"),
});

/**
 * All the text of the crisis dialog. Rules: no emoji, no exclamation mark, no praise, no
 * promise that someone is watching. Adults read at grade 8 or lower, children at grade 5 or lower.
 */
const dialog = z.strictObject({
  title: text,
  lead: text,
  /** Shown first to children; null for adults. */
  trustedAdult: trustedAdult.nullable(),
  call: interfaceText("number"),
  callHint: text,
  recommended: text,
  emergencyHint: text,
  text: interfaceText("number"),
  textHint: interfaceText("word"),
  textAnyHint: text,
  chat: text,
  chatHint: text,
  immediateDanger: interfaceText("number"),
  languageHelp: text,
  plan: text,
  planHint: text,
  ground: text,
  groundHint: text,
  groundSteps: z.array(text).length(5, "Should have 5 lines"),
  groundAfter: text,
  morePlaces: text,
  unitedStates: text,
  locator: text,
  locatorHint: text,
  international: text,
  internationalHint: text,
  /** Null for children. */
  veterans: text.nullable(),
  whatToSay: text,
  sayLines: z.array(text).length(3, "Should have 3 lines"),
  sayAfter: text,
  newTab: text,
  close: text,
  quickExit: text,
  quickExitNote: text,
  footer: text,
  harm,
});
export type CrisisDialogCopy = Readonly<z.infer<typeof dialog>>;

/** The shape of messages/<locale>/crisis-dialog.json. */
export const crisisDialogMessages = z.strictObject({
  /** The children's heading when we don't know yet whether the reader is a child. */
  under18: interfaceText("title"),
  adult: dialog.extend({
    trustedAdult: z.null(),
    veterans: text,
    harm: harm.extend({ trustedAdult: z.null() }),
  }),
  child: dialog.extend({
    trustedAdult,
    veterans: z.null(),
    harm: harm.extend({ trustedAdult }),
  }),
});
export type CrisisDialogMessages = Readonly<z.infer<typeof crisisDialogMessages>>;

const disclaimer = z.strictObject({
  notASubstitute: text,
  crisisLine: text,
  /** Follows for someone in another country; the second where no helpline is known. */
  abroad: interfaceText("emergency", "call"),
  abroadEmergency: interfaceText("emergency"),
  session: text,
  subscription: text,
  full: z.array(text).min(1),
  call988: text,
  call911: text,
});
export type DisclaimerCopy = Readonly<z.infer<typeof disclaimer>>;

/** The shape of messages/<locale>/disclaimer.json. */
export const disclaimerMessages = z.strictObject({ adult: disclaimer, child: disclaimer });

const notice = z.strictObject({ title: text, description: text });
export type HelpNotice = Readonly<z.infer<typeof notice>>;

/** The shape of messages/<locale>/help-notice.json. */
export const helpNoticeMessages = z.strictObject({ adult: notice, child: notice });
