import { crisisDialogMessages, disclaimerMessages, helpNoticeMessages } from "@/lib/crisis/copy/schema";
import { exerciseMessages } from "@/lib/features/conversation/exercises/copy/schema";
import { helpLineMessages, openingMessages, summaryMessages } from "@/lib/features/conversation/messages-schema";
import { moodLabelMessages, moodWaitingMessages } from "@/lib/features/mood/messages";
import { safetyPlanMessages } from "@/lib/features/safety-plan/copy/schema";
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

const alertSentence = z.strictObject({ adult: interfaceText(), child: interfaceText() });
/** Never says why. */
const couplesPause = z.strictObject({ lines: z.array(interfaceText()).min(3) });

/** Every namespace of messages/. */
export const NAMESPACES: Readonly<Record<string, Namespace>> = {
  "alert-sentence": { shape: alertSentence, languages: SPOKEN_LANGUAGES },
  "conversation-opening": { shape: openingMessages, languages: SPOKEN_LANGUAGES },
  "conversation-summary": { shape: summaryMessages, languages: SPOKEN_LANGUAGES },
  "couples-pause": { shape: couplesPause, languages: SPOKEN_LANGUAGES },
  "crisis-dialog": { shape: crisisDialogMessages, languages: SPOKEN_LANGUAGES },
  disclaimer: { shape: disclaimerMessages, languages: ["en"] },
  exercises: { shape: exerciseMessages, languages: SPOKEN_LANGUAGES },
  "help-notice": { shape: helpNoticeMessages, languages: ["en"] },
  "mood-labels": { shape: moodLabelMessages, languages: SPOKEN_LANGUAGES },
  "mood-waiting": { shape: moodWaitingMessages, languages: SPOKEN_LANGUAGES },
  "quick-exit": { shape: quickExit, languages: ["en"] },
  "safety-plan": { shape: safetyPlanMessages, languages: SPOKEN_LANGUAGES },
  "trauma-help-line": { shape: helpLineMessages, languages: SPOKEN_LANGUAGES },
};
