import type { LegalText } from "../types";

/** What the software does and anybody can check; everything that needs evidence comes from the claims file. */
export const COMPLIANCE_TEXT: LegalText = {
  title: "Compliance and Accreditations",
  lead: "What the software does to protect people and their data, and which certifications are proven.",
  sections: [
    {
      id: "safety",
      title: "Safety",
      paragraphs: [
        "Every message is examined for signs of a crisis before any AI model sees it, and crisis help is never behind a payment. The protocol is public on the safety page.",
      ],
    },
    {
      id: "data",
      title: "Data protection",
      paragraphs: [
        "Conversations and health notes are encrypted with a key for each person. Every reading of a person's record by staff is written to a log that can only grow.",
      ],
    },
    {
      id: "children",
      title: "Children",
      paragraphs: [
        "Under 13, nothing is stored before a parent agrees. Parents can withdraw that consent and have everything deleted.",
      ],
    },
    {
      id: "accessibility",
      title: "Accessibility",
      paragraphs: ["The pages are built to the Web Content Accessibility Guidelines 2.2, level AA."],
    },
  ],
};
