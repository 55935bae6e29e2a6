import { PRODUCT } from "@/lib/shared/product";
import { PRIVACY_CONTACT } from "../constants";
import type { LegalText } from "../types";

/**
 * The facts are LEGL-05 … LEGL-10; the plans come from the one price list. `trialDays` is the
 * length of the trial.
 */
export const termsText = (
  plans: readonly string[],
  trialDays: number,
  contact: string = PRIVACY_CONTACT,
): LegalText => ({
  title: "Terms of Service",
  lead: "What you can expect from us, what we ask of you, and how either of us can end it.",
  sections: [
    {
      id: "service",
      title: "What this service is",
      paragraphs: [
        `${PRODUCT.adult} gives you talks with an AI guide, mood check-ins and exercises. It is software. It does not diagnose, prescribe or treat, and using it does not make anybody your doctor.`,
        "It is not an emergency service. In danger, call 911 or your local emergency number. In a crisis in the US, call or text 988 at any hour. Crisis help in the app is free for everyone.",
      ],
    },
    {
      id: "age",
      title: "Who may use it",
      paragraphs: [
        "Adults must be 18 or older. Anyone under 18 needs the consent of a parent or guardian.",
        "Under 13, we store the account, the age and the parent's e-mail address. We store nothing else until the parent has said yes.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      paragraphs: [
        "You sign in through an outside sign-in service, so we never have your password. Your account is for you alone. Sign out on any device that other people use.",
      ],
    },
    {
      id: "plans",
      title: "Plans and payment",
      paragraphs: [
        `The free plan stays free. Your first paid plan starts with a ${trialDays}-day trial, and nothing is charged before it ends. If you had your trial before, the first month is paid at once. Prices are per month, in US dollars:`,
      ],
      list: plans,
      after: [
        "Payments go through a card payment provider. The provider gets your card number. We do not see it and do not store it.",
      ],
    },
    {
      id: "renewal",
      title: "Renewal, cancelling and refunds",
      paragraphs: [],
      list: [
        "Plans renew automatically each month.",
        "Please cancel 24 hours before renewal, so that we have time to help if something goes wrong. This is a request, not a deadline: you can cancel at any time before the renewal, and you will not be charged for the next month. You keep the plan until the month you paid for ends.",
        "You can ask for a refund within 7 days of payment for unused services.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      paragraphs: [
        "Do not use the service to harm anyone. Do not break into it, and do not pretend to be someone else. Do not rely on it instead of a doctor or emergency help.",
      ],
    },
    {
      id: "data",
      title: "Your words and your data",
      paragraphs: [
        "What you write stays yours. We use it to answer you and to keep you safe, as the Privacy Policy says.",
        "You can ask for an export of your data. We send it within 30 days. You can also ask us to delete your account at any time.",
      ],
    },
    {
      id: "cure",
      title: "When one of us breaks these terms",
      paragraphs: [
        "There is a 30-day cure period. If you break these terms, we tell you, and you have 30 days to put it right before we end the agreement. If we break them, tell us, and we have the same 30 days. We act sooner only if someone is in danger.",
      ],
    },
    {
      id: "liability",
      title: "What we are liable for",
      paragraphs: [
        "As far as the law allows, our liability is limited to the amounts you paid in the past 12 months. This does not take away any right that the law gives you.",
      ],
    },
    {
      id: "changes",
      title: "Updates to these terms",
      paragraphs: [
        "We give 30 days notice of updates. If you do not agree, you can cancel before they start.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      paragraphs: [
        "The governing law is that of Delaware. Disputes go to arbitration: a neutral person decides instead of a court. If the law where you live gives you another way, you can still use it.",
      ],
    },
    {
      id: "questions",
      title: "Questions",
      paragraphs: [
        `Write to ${contact}. Privacy and licensing inquiries are answered within 48 hours.`,
      ],
    },
  ],
});
