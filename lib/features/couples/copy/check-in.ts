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
  title: "Questions for you alone",
  before:
    "These questions are for each of you alone. They are best answered before you work together, and you can answer them at any time. It takes a minute. Do it when nobody can see your screen.",
  privacy: `Your answers are locked with your own key. Nobody else sees them or that you answered. You cannot look them up later, so nobody else can do so on your device. If you say yes to the last one, we take it as a sign of danger. ${alertWithout("your answers")}`,
  note: "This asks about hurt between partners. You can skip all of it.",
  questions: {
    fear: "Are you ever afraid of how your partner may react?",
    control: "Does your partner control whom you see, where you go, your phone or your money?",
    threat:
      "Has your partner threatened you, someone you love, a pet, or to hurt themselves if you leave?",
    hurt: "Has your partner hit, pushed, choked or hurt you in another way?",
    sex: "Has your partner made you do something sexual that you did not want?",
    today: "Are you afraid of what may happen today?",
  } satisfies Record<CheckInItem, string>,
  answers: { yes: "Yes", no: "No", unsaid: "I'd rather not say" } satisfies Record<
    CheckInAnswer,
    string
  >,
  missing: "Please choose one answer here.",
  submit: "Done",
  skip: "Not now",
  close: "Close",
  failed: "That did not arrive. Your answers are still here. Please try again.",
  none: {
    title: "Thank you",
    text: "That is all. You can answer again at any time, also when things change.",
  },
  help: {
    title: "Thank you for saying this",
    text: "What you describe is not your fault. You do not have to fix it with joint talks, and you do not have to decide anything now. People who know about this can help you think about what is safe.",
    now: "If you are in danger right now, call {emergency}.",
    joint:
      "Sage will not lead joint talks for the time being. In the talk you share it will only suggest a pause, as it does at other times. Nothing tells why. If you answer these questions anew, it can take some days before that changes.",
    private: "You can always write to Sage with “Private” ticked, or talk in your own chat.",
    exit: "The button “Quick exit” leaves this site at once. Your browser may still keep a record of the visit.",
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
    emergencyHint: "When you are in danger right now.",
  },
} as const;
