import type { LegalText } from "../types";

/**
 * States only what the software does and anybody can check; everything that needs evidence comes
 * from the claims file.
 */
export const COMPLIANCE_TEXT: LegalText = {
  title: "Compliance and Accreditations",
  lead: "What the software does to protect people and their data, and which claims are backed by evidence.",
  sections: [
    {
      id: "rule",
      title: "How we make claims",
      paragraphs: [
        "Each claim about a license, a certificate or a team stands on this page with its evidence: the paper, who issued it, and the last day it holds. When the evidence runs out, the claim goes from every page.",
      ],
    },
    {
      id: "safety",
      title: "Safety",
      paragraphs: [
        "Each message is checked for signs of a crisis before any AI model sees it. Crisis help is never behind a payment. How this works is written on the Safety page, for all to read.",
      ],
    },
    {
      id: "ai",
      title: "Honest about AI",
      paragraphs: [
        "An AI answers, and it says so: at the start, when you ask, after a week away and at set times in a long talk. It claims no license and no title.",
      ],
    },
    {
      id: "data",
      title: "Data protection",
      paragraphs: [
        "Talks and health notes are encrypted with a key for each person. Each time staff read a person's record, a log that can only grow takes it down. No tracker runs here.",
      ],
    },
    {
      id: "children",
      title: "Children",
      paragraphs: [
        "Under 13, nothing but the account, the age and the parent's e-mail is stored before a parent says yes. A parent can take the yes back at any time.",
      ],
    },
    {
      id: "accessibility",
      title: "Access for everyone",
      paragraphs: [
        "The pages are built to the Web Content Accessibility Guidelines 2.2, level AA. Each page works by keyboard, with a screen reader and on a small phone.",
      ],
    },
  ],
};
