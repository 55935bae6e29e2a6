import { PRIVACY_CONTACT } from "../constants";
import type { LegalText } from "../types";

/** `collected` is the list that the landing page shows (LAND-12, LEGL-11). */
export const privacyText = (collected: readonly string[]): LegalText => ({
  title: "Privacy Policy",
  lead: "What is kept, why, who can see it, and how you take it back.",
  sections: [
    {
      id: "collected",
      title: "What is kept",
      paragraphs: ["This is all that is kept about you:"],
      list: collected,
    },
    {
      id: "voice",
      title: "Voice",
      paragraphs: [
        "Voice is processed in real time and not stored. Your browser turns speech into text; some browsers send the sound to their maker to do so.",
      ],
    },
    {
      id: "why",
      title: "What it is used for",
      paragraphs: [
        "To answer you, to show how you are doing, and to notice a crisis. Culture, faith and goals are optional and only shape the conversation.",
        "Nothing is sold, and nothing is used for advertising. There are no trackers, and no page that you see after signing in calls a third party, except the card payment provider while you pay.",
      ],
    },
    {
      id: "who",
      title: "Who can see it",
      paragraphs: [
        "You. The AI model that is set up receives the conversation so that it can answer. Staff open a person's record only for safety or support, and every such reading is written down.",
        "A parent can see, withdraw and delete for a child under 13. A note about abuse or about somebody at home is never shown or mailed to a guardian.",
      ],
    },
    {
      id: "protection",
      title: "How it is protected",
      paragraphs: [
        "Conversations, notes and profile answers are encrypted in the database with a key of your own. Deleting your account destroys that key. It is encryption on our servers, not end-to-end: the guide has to read a message to answer it.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "Ask for a copy of your data, and you get it within 30 days. Ask for deletion, and it is gone; payment records stay as long as the law requires.",
        `Write to ${PRIVACY_CONTACT}. Privacy and licensing inquiries are answered within 48 hours.`,
      ],
    },
  ],
});
