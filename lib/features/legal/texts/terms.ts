import type { LegalText } from "../types";

/** The facts are LEGL-05 … LEGL-09; the plans come from the one price list. */
export const termsText = (plans: readonly string[]): LegalText => ({
  title: "Terms of Service",
  lead: "What you can expect of us, what we ask of you, and how either of us can end it.",
  sections: [
    {
      id: "service",
      title: "What this service is",
      paragraphs: [
        "Willow offers conversations with an AI guide, mood check-ins and exercises. It is software. It does not diagnose, prescribe or treat, and it makes nobody your doctor or counselor.",
        "It is not an emergency service. In danger, call 911 or your local emergency number. In a crisis in the US, call or text 988 at any hour.",
      ],
    },
    {
      id: "age",
      title: "Who may use it",
      paragraphs: [
        "Adults must be 18 or older. Everybody under 18 needs the consent of a parent or guardian.",
        "Under 13, nothing but the account, the age and the parent's e-mail address is stored until the parent has agreed.",
      ],
    },
    {
      id: "plans",
      title: "Plans and payment",
      paragraphs: [
        "A free plan stays free. Every paid plan begins with a 3-day trial; nothing is charged before it ends. Prices are per month, in US dollars:",
      ],
      list: plans,
    },
    {
      id: "renewal",
      title: "Renewal, cancelling and refunds",
      paragraphs: [
        "Plans renew automatically each month. Cancel at least 24 hours before the renewal, and the next month is not charged. You keep the plan until the paid month ends.",
        "Within 7 days of a payment you can ask for a refund for services that you have not used.",
        "Payments go through a card payment provider. We never see or store your card number.",
      ],
    },
    {
      id: "data",
      title: "Your data",
      paragraphs: [
        "What you write stays yours. You can ask for an export of your data; we honour it within 30 days. You can delete your account at any time.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      paragraphs: [
        "Do not use the service to harm others, to break into it, or to pretend to be somebody else. If you break these terms, we tell you and give you 30 days to put it right before we end the agreement, unless somebody is in danger.",
      ],
    },
    {
      id: "liability",
      title: "Liability",
      paragraphs: [
        "As far as the law allows, our liability is limited to the amounts that you paid in the past 12 months. Nothing here limits rights that the law gives you as a consumer.",
        "If we break these terms, tell us; we have a cure period of 30 days.",
      ],
    },
    {
      id: "changes",
      title: "Changes and governing law",
      paragraphs: [
        "We give 30 days notice of updates to these terms. If you do not agree, you can cancel before they apply.",
        "These terms are governed by the law of Delaware. Disputes go to arbitration, unless a consumer law gives you another way.",
      ],
    },
  ],
});
