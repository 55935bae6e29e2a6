import { PRIVACY_CONTACT } from "../constants";
import type { LegalText } from "../types";

/** The facts are LEGL-08, LEGL-10, LEGL-19 and LEGL-20; the plans come from the one price list. */
export const licenseText = (plans: readonly string[]): LegalText => ({
  title: "Software Use License Agreement",
  lead: "Version 1.0. What you may do with the software, and what it is not.",
  sections: [
    {
      id: "grant",
      title: "What you may do",
      paragraphs: [
        "You may use the software for yourself, for as long as you have an account. The licence is personal, cannot be passed on, and ends with the account.",
      ],
    },
    {
      id: "not",
      title: "What you may not do",
      paragraphs: [
        "Copy it to offer it to others, take it apart except where the law allows it, or use it to give care in somebody's name.",
      ],
    },
    {
      id: "medical",
      title: "Not medical care",
      paragraphs: [
        "The software answers with an AI. It can be wrong. It is not a substitute for professional medical advice, diagnosis, treatment or emergency care.",
      ],
    },
    {
      id: "minors",
      title: "Children and teens",
      paragraphs: ["Consent of a parent under 13, notification of a parent for ages 13 to 17."],
    },
    {
      id: "plans",
      title: "Plans",
      paragraphs: ["Prices per month, in US dollars:"],
      list: plans,
    },
    {
      id: "questions",
      title: "Questions",
      paragraphs: [`Write to ${PRIVACY_CONTACT}. Licensing inquiries are answered within 48 hours.`],
    },
  ],
});
