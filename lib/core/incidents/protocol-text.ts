import type { LegalText } from "@/lib/core/legal/types";
import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Audience } from "@/lib/shared/audience";

const ADULT: LegalText = {
  title: "Safety",
  lead: "What happens when something you write shows that you or someone else may be in danger.",
  sections: [
    {
      id: "noticed",
      title: "What we look for",
      paragraphs: [
        "Everything you write, in conversations, notes and goals, is checked for signs of suicide, self-harm, harm to others, abuse, a dangerous loss of touch with reality, medical emergencies, eating-disorder emergencies, and risk to someone else.",
        "This works in seven languages, even when no AI model answers, and even for messages that are refused, for example because you've reached your plan's limit.",
      ],
    },
    {
      id: "happens",
      title: "What happens then",
      paragraphs: [],
      list: [
        "The crisis window opens with ways to reach a person: call, text, chat.",
        "The reply in the conversation was written in advance and doesn't come from an AI model. It asks directly about your safety and stays with you.",
        `What happened is recorded and encrypted. ${ALERT_SENTENCE.adult} We can't promise someone is watching at that moment.`,
        "Help is never behind a payment, a limit or a sign-in.",
      ],
    },
    {
      id: "children",
      title: "Children and teens",
      paragraphs: [
        "We point them first to an adult they trust, and then to lines that also answer children. A parent or guardian on record can see that we helped and when, and may be contacted to keep them safe. Their page never shows what was written. If someone at home may be the danger, nothing about it is shown or e-mailed to a parent or guardian.",
      ],
    },
    {
      id: "limits",
      title: "What it can't do",
      paragraphs: [
        "It only reads words. It can miss a danger, and it can see one where there isn't any. It doesn't call anyone for you, and it doesn't know where you are.",
        "Willow isn't an emergency service. If you're in danger now, call your local emergency number; in the US, 911.",
      ],
    },
    {
      id: "reach",
      title: "How to reach people",
      paragraphs: ["In the US, at any hour and for free:"],
      list: [
        "Call or text 988, or chat at 988lifeline.org/chat.",
        "Text HOME to 741741.",
        "In other countries: findahelpline.com lists local lines.",
      ],
    },
  ],
};

const CHILD: LegalText = {
  title: "How we help you stay safe",
  lead: "This page tells you what Buddy does when you may not be safe.",
  sections: [
    {
      id: "noticed",
      title: "What Buddy looks for",
      paragraphs: [
        "Buddy is a computer bear. He reads everything you write. He looks for words that show you may be hurt, or may want to hurt yourself. He also looks for signs that someone is hurting you, or that a friend needs help.",
      ],
    },
    {
      id: "happens",
      title: "What happens then",
      paragraphs: [],
      list: [
        "A help window opens. It shows how to reach a real person.",
        "Buddy asks if you are safe. He stays kind. You did nothing wrong.",
        `${ALERT_SENTENCE.child} We can't promise that a person is looking right now.`,
        "Help is always free.",
      ],
    },
    {
      id: "children",
      title: "Tell a grown-up you trust",
      paragraphs: [
        "A grown-up you trust can help the most. It can be a parent, a teacher or an aunt.",
        "Your parent may be told that we helped you and when. Their page doesn't show what you wrote.",
        "Is someone at home hurting you? Then pick a grown-up outside your home. We don't tell the people at home what you wrote about it.",
      ],
    },
    {
      id: "limits",
      title: "What Buddy can't do",
      paragraphs: [
        "Buddy can get things wrong. He can miss that you need help. He can't call a person for you, and he doesn't know where you are.",
        "Are you in danger now? Call 911 in the US, or ask a grown-up to call.",
      ],
    },
    {
      id: "reach",
      title: "People you can call or text",
      paragraphs: ["In the US, day and night, for free:"],
      list: [
        "Call or text 988. Kids can call too.",
        "Text the word HOME to 741741.",
        "In other countries: ask a grown-up to look at findahelpline.com with you.",
      ],
    },
  ],
};

/**
 * The public crisis protocol. It says what the software does and never claims that a person
 * is watching (contract 8).
 */
export const PROTOCOL_TEXT: Record<Audience, LegalText> = { adult: ADULT, child: CHILD };
