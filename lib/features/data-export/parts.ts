import { CARE_PARTS } from "./care-repository";
import { CONVERSATION_PARTS } from "./conversation-repository";
import { couplesParts } from "./couples-repository";
import { INCIDENT_PARTS } from "./incident-repository";
import { MOVEMENT_PARTS } from "./movement-repository";
import { PERSON_PARTS, STAFF_DOOR } from "./person-repository";
import { PLAN_PARTS } from "./plan-repository";
import { RECORD_PARTS } from "./record-repository";
import type { Part } from "./types";
import { WORK_PARTS } from "./work-repository";

/** The chapters of the file, in their order: the person, what they told, what they did, whom they did it with, the rest. */
export const partsOf = (withPrivateQuestions: boolean): readonly Part[] => [
  ...PERSON_PARTS,
  ...CONVERSATION_PARTS,
  ...CARE_PARTS,
  ...INCIDENT_PARTS,
  ...MOVEMENT_PARTS,
  ...couplesParts(withPrivateQuestions),
  ...PLAN_PARTS,
  ...WORK_PARTS,
  STAFF_DOOR,
  ...RECORD_PARTS,
];
