import { alertWithout } from "@/lib/shared/alert-sentence";
import type { CheckInAnswer, CheckInItem } from "../constants";

/**
 * The private safety questions, in our own words. The topics follow published practice: ask each
 * person alone, about fear, control, threats, injury and forced sex, before any joint work (USPSTF
 * 2018 on intimate partner violence screening; the domains of the Abuse Assessment Screen,
 * McFarlane and others 1992; CDC, Intimate Partner Violence Surveillance: Uniform Definitions,
 * 2015; on joint work, Bograd and Mederos 1999).
 */
export const CHECK_IN_COPY = {
  open: "Private questions",
  title: "Questions just for you",
  before:
    "Private questions: answer these on your own. It's best to answer them before you work together, but you can do it at any time. It takes a minute. Do it when no one can see your screen.",
  privacy: `Your answers are locked with your own key. No one else sees them or that you answered. You can't look them up later, so no one else can do that on your device. If you say yes to the last one, we take it as a sign of danger. ${alertWithout("your answers")}`,
  note: "This asks about being hurt by a partner. You can skip all of it.",
  questions: {
    fear: "Are you ever afraid of how your partner might react?",
    control: "Does your partner control who you see, where you go, your phone or your money?",
    threat:
      "Has your partner threatened you, someone you love or a pet, or threatened to hurt themselves if you leave?",
    hurt: "Has your partner hit, pushed or choked you, or hurt you in another way?",
    sex: "Has your partner made you do something sexual that you didn't want?",
    today: "Are you afraid of what might happen today?",
  } satisfies Record<CheckInItem, string>,
  answers: { yes: "Yes", no: "No", unsaid: "I'd rather not say" } satisfies Record<
    CheckInAnswer,
    string
  >,
  missing: "Please choose an answer.",
  submit: "Done",
  skip: "Not now",
  close: "Close",
  failed: "That didn't go through. Your answers are still here. Please try again.",
  none: {
    title: "Thank you",
    text: "That's all. You can answer again at any time, including when things change.",
  },
  help: {
    title: "Thank you for telling us this",
    text: "What you describe isn't your fault. You don't have to fix it with joint conversations, and you don't have to decide anything now. People who know about this can help you think about what's safe.",
    now: "If you're in danger right now, call {emergency}.",
    joint:
      "For now, Sage won't lead joint conversations. In the conversation you share, it will only suggest a pause, as it does at other times. Nothing shows why. If you answer these questions again, it can take a few days before that changes.",
    private: "You can always write to Sage with “Private” checked, or in your own conversation.",
    exit: "The “Quick exit” button leaves this site right away. Your browser may still keep a record of your visit.",
  },
  lines: {
    call: "Call {number}",
    callHint: "National Domestic Violence Hotline",
    text: "Text {keyword} to {number}",
    textHint: "The same people. Free and private, day and night.",
    chat: "Chat at thehotline.org",
    chatHint: "Opens in a new tab.",
    local: "Find a line in your country",
    localHint: "findahelpline.com, opens in a new tab.",
    emergencyHint: "If you're in danger right now.",
  },
} as const;
