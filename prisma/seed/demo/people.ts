import { approachId } from "../therapy-types/seed";
import NAMES from "./names.json";

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly age: number;
  /** Days since the first sign-in. */
  readonly since: number;
  readonly culturalBackground?: string;
  readonly religion?: string;
  readonly therapyGoals?: string;
  readonly preferredTherapyTypes?: string[];
  readonly parentEmail?: string;
}

const MAYA: DemoPerson = {
  ...NAMES.maya,
  age: 34,
  since: 43,
  culturalBackground: "south-asian",
  religion: "hindu",
  therapyGoals:
    "Sleep through the night, be less hard on myself in the new job, and have energy left for Noah and friends.",
  preferredTherapyTypes: [approachId("CBT"), approachId("MBCT"), approachId("CFT")],
};

const NOAH: DemoPerson = {
  ...NAMES.noah,
  age: 36,
  since: 20,
  culturalBackground: "european",
  religion: "agnostic",
  therapyGoals: "Say what worries me before it turns into silence.",
  preferredTherapyTypes: [approachId("ACT"), approachId("SFBT")],
};

const LEO: DemoPerson = {
  ...NAMES.leo,
  age: 15,
  since: 13,
  therapyGoals: "feel ok at school and not get so angry at home",
  preferredTherapyTypes: [approachId("SFBT")],
  parentEmail: "parent@example.com",
};

const ANA: DemoPerson = {
  ...NAMES.ana,
  age: 9,
  since: 7,
  therapyGoals: "Be brave in storms",
  preferredTherapyTypes: [approachId("PE")],
  parentEmail: "parent@example.com",
};

const PARENT: DemoPerson = { ...NAMES.parent, age: 41, since: 14 };
const ADMIN: DemoPerson = { ...NAMES.admin, age: 45, since: 60 };
const CLINICIAN: DemoPerson = {
  ...NAMES.clinician,
  age: 48,
  since: 60,
};

/** Staff roles aren't seeded: the email lists grant them at sign-in. */
export const DEMO_PEOPLE = {
  maya: MAYA,
  noah: NOAH,
  leo: LEO,
  ana: ANA,
  parent: PARENT,
  admin: ADMIN,
  clinician: CLINICIAN,
};
export type DemoName = keyof typeof DEMO_PEOPLE;
