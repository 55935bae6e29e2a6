import { LICENSE_VERSION, PRIVACY_CONTACT } from "../constants";
import type { LegalSection, LegalText } from "../types";

/**
 * The one license agreement: read and printed on /use-license, accepted on /license. Exactly ten
 * titled sections (LIC-11); the facts are LEGL-05 … LEGL-10 and LIC-07, the plans come from the one
 * price list (LEGL-20). `trialDays` is the length of the trial.
 */
export const licenseSections = (
  plans: readonly string[],
  trialDays: number,
  contact: string = PRIVACY_CONTACT,
): readonly LegalSection[] =>
  numbered([
    {
      id: "grant",
      title: "What you may do",
      paragraphs: [
        "You may use the software for yourself, or for a child you look after, as long as you have an account. The license is personal. It cannot be sold or passed on, and it ends with the account.",
      ],
    },
    {
      id: "limits",
      title: "What you may not do",
      paragraphs: [
        "Do not copy the software to offer it to others. Do not take it apart, except where the law allows it. Do not use it to give care in someone's name.",
      ],
    },
    {
      id: "medical",
      title: "Not medical care",
      paragraphs: [
        "An AI answers, and it can be wrong. It does not take the place of medical advice, diagnosis, treatment or emergency care. Crisis help is free and needs no license.",
      ],
    },
    {
      id: "minors",
      title: "Children and teens",
      paragraphs: [
        "Under 13, a parent or guardian must give consent first. For ages 13 to 17, a parent is notified. Adults must be 18 or older.",
      ],
    },
    {
      id: "plans",
      title: "Plans and payment",
      paragraphs: [
        `Your first paid plan starts with a ${trialDays}-day trial; if you had it before, the first month is paid at once. Payments go through a card payment provider. Prices are per month, in US dollars:`,
      ],
      list: plans,
    },
    {
      id: "renewal",
      title: "Renewal, cancelling and refunds",
      paragraphs: [
        "Plans renew automatically each month. Please cancel 24 hours before renewal, so that we have time to help if something goes wrong. This is a request, not a deadline: you can cancel at any time before the renewal, and you will not be charged for the next month. You can ask for a refund within 7 days of payment for unused services.",
      ],
    },
    {
      id: "data",
      title: "Your data and your voice",
      paragraphs: [
        "What you write stays yours. Voice is processed in real time and not stored by us; your browser turns it into text. If you ask for an export of your data, you get it within 30 days.",
      ],
    },
    {
      id: "liability",
      title: "Liability and cure",
      paragraphs: [
        "As far as the law allows, our liability is limited to the amounts you paid in the past 12 months. If one of us breaks this agreement, the other says so, and there are 30 days to put it right.",
      ],
    },
    {
      id: "changes",
      title: "Updates and governing law",
      paragraphs: [
        "We give 30 days notice of updates. The governing law is that of Delaware. Disputes go to arbitration, unless the law where you live gives you another way.",
      ],
    },
    {
      id: "questions",
      title: "Version and questions",
      paragraphs: [
        `This is version ${LICENSE_VERSION}. Write to ${contact}. Privacy and licensing inquiries are answered within 48 hours.`,
      ],
    },
  ]);

const numbered = (sections: readonly LegalSection[]): readonly LegalSection[] =>
  sections.map((section, at) => ({ ...section, title: `${at + 1}. ${section.title}` }));

export const licenseText = (
  plans: readonly string[],
  trialDays: number,
  contact: string = PRIVACY_CONTACT,
): LegalText => ({
  title: "Software Use License Agreement",
  lead: `Version ${LICENSE_VERSION}. What you may do with the software, and what it is not.`,
  sections: licenseSections(plans, trialDays, contact),
});
