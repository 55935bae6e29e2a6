/** A profile card on the clinical team page (DATA-29). */
export interface Clinician {
  readonly name: string;
  readonly title: string;
  readonly credentials: readonly string[];
  readonly specialties: readonly string[];
  readonly experience: string;
  readonly image: string;
  readonly email: string;
  readonly states: readonly string[];
  /**
   * True until the operator puts real people here. Until then pages must say "Sample profile"
   * (LEGL-21).
   */
  readonly sample: boolean;
}

/**
 * No one here is real. Names are invented and addresses reserved, so no made-up person passes as
 * licensed staff.
 */
export const CLINICIANS: readonly Clinician[] = [
  {
    name: "Dr. Alex Sample",
    title: "Clinical Director",
    credentials: ["MD", "Board-certified in psychiatry"],
    specialties: ["Mood and anxiety", "Medication review", "Clinical safety"],
    experience: "18 years",
    image: "/clinicians/alex.svg",
    email: "alex.sample@example.com",
    states: ["California", "New York", "Washington", "Oregon", "Illinois"],
    sample: true,
  },
  {
    name: "Jordan Sample",
    title: "Clinical Social Worker",
    credentials: ["LCSW"],
    specialties: ["Trauma-informed care", "Family systems", "Crisis response"],
    experience: "12 years",
    image: "/clinicians/jordan.svg",
    email: "jordan.sample@example.com",
    states: ["Texas", "Florida", "Georgia", "Colorado"],
    sample: true,
  },
  {
    name: "Dr. Kim Sample",
    title: "Child and Adolescent Psychologist",
    credentials: ["PsyD"],
    specialties: ["Children and teens", "School stress", "Anxiety"],
    experience: "14 years",
    image: "/clinicians/kim.svg",
    email: "kim.sample@example.com",
    states: ["Massachusetts", "Connecticut", "Maine"],
    sample: true,
  },
  {
    name: "Sasha Sample",
    title: "Professional Counselor",
    credentials: ["LPC", "NCC"],
    specialties: ["Grief", "Life transitions", "Faith and culture"],
    experience: "9 years",
    image: "/clinicians/sasha.svg",
    email: "sasha.sample@example.com",
    states: ["Ohio", "Michigan", "Pennsylvania", "Indiana"],
    sample: true,
  },
  {
    name: "Rowan Sample",
    title: "Marriage and Family Counselor",
    credentials: ["LMFT"],
    specialties: ["Couples", "Communication", "Blended families"],
    experience: "11 years",
    image: "/clinicians/rowan.svg",
    email: "rowan.sample@example.com",
    states: ["Arizona", "Nevada", "Utah"],
    sample: true,
  },
  {
    name: "Dr. Noor Sample",
    title: "Physical Therapist",
    credentials: ["DPT", "OCS"],
    specialties: ["Chronic pain", "Return to movement", "Posture"],
    experience: "10 years",
    image: "/clinicians/noor.svg",
    email: "noor.sample@example.com",
    states: ["Virginia", "Maryland", "North Carolina", "South Carolina"],
    sample: true,
  },
];
