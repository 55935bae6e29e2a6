import { crisisDialogMessages, disclaimerMessages, helpNoticeMessages } from "@/lib/crisis/copy/schema";
import { interfaceText } from "@/lib/shared/interface-text";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { z } from "@/lib/shared/zod-messages";

interface Namespace {
  readonly shape: z.ZodType;
  /** The languages that a person reads it in. A file in any other would be shown to nobody. */
  readonly languages: readonly SpokenLanguage[];
}

/** First aid is too small a script to hold a shape. */
const quickExit = z.strictObject({ closed: interfaceText(), goOn: interfaceText() });

/** Every namespace of messages/. */
export const NAMESPACES: Readonly<Record<string, Namespace>> = {
  "crisis-dialog": { shape: crisisDialogMessages, languages: SPOKEN_LANGUAGES },
  disclaimer: { shape: disclaimerMessages, languages: ["en"] },
  "help-notice": { shape: helpNoticeMessages, languages: ["en"] },
  "quick-exit": { shape: quickExit, languages: ["en"] },
};
