import type { LegalText } from "@/lib/features/legal/types";

/** The public crisis protocol. It says what the software does and claims nobody who watches (contract 8). */
export const PROTOCOL_TEXT: LegalText = {
  title: "Safety",
  lead: "What happens when something you write shows that you, or somebody else, may be in danger.",
  sections: [
    {
      id: "noticed",
      title: "What is noticed",
      paragraphs: [
        "Every text that you write, in conversations, notes and goals, is examined for signs of suicide, self-harm, harm to others, abuse, a loss of touch with reality with danger in it, medical emergencies, eating-disorder emergencies, and somebody else at risk.",
        "This works without an AI model, in seven languages, and also for messages that are refused, for example because a plan is used up.",
      ],
    },
    {
      id: "happens",
      title: "What happens then",
      paragraphs: [],
      list: [
        "The crisis window opens with ways to reach a person: call, text, chat.",
        "The answer in the conversation is a text that was written ahead for this, not the words of an AI model. It asks directly about safety and stays with you.",
        "The event is recorded, encrypted, and an alert without your words is sent to the people whom the operator of this service has named. We do not promise that somebody is watching at that moment.",
        "Help is never behind a payment, a limit or a sign-in.",
      ],
    },
    {
      id: "children",
      title: "Children and teens",
      paragraphs: [
        "They are pointed to an adult they trust first, and then to lines that also answer children. If somebody at home may be the danger, nothing about it is shown or mailed to a parent or guardian.",
      ],
    },
    {
      id: "limits",
      title: "What it cannot do",
      paragraphs: [
        "It reads words. It can miss a danger, and it can see one where there is none. It calls nobody for you and does not know where you are.",
        "Willow is not an emergency service. If you are in danger now, call your local emergency number; in the US, 911.",
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
