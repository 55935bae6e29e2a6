import { CARE_PARTS } from "./care-repository";
import { conversationParts } from "./conversation-repository";
import { couplesParts } from "./couples-repository";
import { incidentParts } from "./incident-repository";
import { MOVEMENT_PARTS } from "./movement-repository";
import { PERSON_PARTS, STAFF_DOOR } from "./person-repository";
import { PLAN_PARTS } from "./plan-repository";
import { recordParts } from "./record-repository";
import type { Part } from "./types";
import { WORK_PARTS } from "./work-repository";

export interface OnRequest {
  readonly withPrivateQuestions: boolean;
  /** Includes data that involves someone close. */
  readonly isEverything: boolean;
}

/**
 * The file's chapters, in order: who the person is, what they wrote, what they did, who they did it
 * with, and the rest.
 */
export const partsOf = ({ withPrivateQuestions, isEverything }: OnRequest): readonly Part[] => [
  ...PERSON_PARTS,
  ...conversationParts(isEverything),
  ...CARE_PARTS,
  ...incidentParts(isEverything),
  ...MOVEMENT_PARTS,
  ...couplesParts(withPrivateQuestions),
  ...PLAN_PARTS,
  ...WORK_PARTS,
  STAFF_DOOR,
  ...recordParts(isEverything),
];
