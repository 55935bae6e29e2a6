import type { Severity } from "@/lib/crisis/constants";
import type { CrisisFlags, FoundFlags } from "@/lib/crisis/crisis-flags";
import type {
  Approach,
  AssessmentType,
  CheckInAnswer,
  CheckInItem,
  Focus,
  InvitationStatus,
  RelationshipType,
  SenderType,
} from "./constants";
import type { RelationshipMessageMetadata } from "./sealed";

/** A relationship as the API answers it to one of the two; dates become ISO 8601 on the wire. */
export interface Relationship {
  readonly id: string;
  readonly relationshipName: string;
  readonly relationshipType: RelationshipType;
  readonly partner1Id: string;
  readonly partner2Id: string;
  /** The other one's first name, as the caller sees it. */
  readonly partnerName: string | null;
  readonly status: "active" | "paused" | "ended";
  readonly relationshipStartDate: Date | null;
  readonly therapyStartDate: Date | null;
  readonly goals: readonly string[];
  readonly challenges: readonly string[];
  readonly communicationStyle: string | null;
  readonly conflictResolutionStyle: string | null;
  readonly endedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What was just written. */
export type Examined<T> = T & FoundFlags;

export interface RelationshipSession {
  readonly id: string;
  readonly relationshipId: string;
  readonly sessionType: string;
  readonly participants: readonly string[];
  readonly sessionTitle: string;
  readonly sessionFocus: Focus;
  readonly therapyApproach: Approach;
  readonly duration: number | null;
  readonly status: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface RelationshipMessage {
  readonly id: string;
  readonly sessionId: string;
  readonly senderId: string | null;
  readonly senderType: SenderType;
  readonly senderName: string;
  readonly content: string;
  /** "pause": the guide rests the joint talk for a while. */
  readonly messageType: string;
  readonly metadata: RelationshipMessageMetadata | null;
  readonly isPrivate: boolean;
  readonly targetUserId: string | null;
  readonly createdAt: Date;
}

/** What a send answers (contract 6). */
export interface SentMessage extends CrisisFlags {
  readonly severity: Severity;
  readonly userMessage: RelationshipMessage;
  /** The guide's answer: the private one where there is one. */
  readonly message: RelationshipMessage;
}

export interface Invitation {
  readonly id: string;
  readonly direction: "sent" | "received";
  /** The address it went to; only its inviter reads it. */
  readonly inviteeEmail: string | null;
  readonly inviterName: string | null;
  readonly relationshipType: RelationshipType;
  readonly personalMessage: string | null;
  readonly status: InvitationStatus;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly createdAt: Date;
  /**
   * What stands in the address that accepts or declines it; only for the invitee, whose sign-in it
   * needs besides.
   */
  readonly token?: string;
}

export type CheckInAnswers = Readonly<Record<CheckInItem, CheckInAnswer>>;

/** What the person learns at once, and never again from the server: a device may change hands. */
export interface CheckInResult {
  readonly help: "now" | "soon" | "none";
  readonly crisis_detected: boolean;
}

export type Responses = Readonly<Record<string, number>>;
export type Standing = "strength" | "between" | "work" | "different";

export interface AreaResult {
  readonly area: string;
  /** Means of 1 to 5, one decimal; the caller's first. */
  readonly yours: number;
  readonly theirs: number;
  readonly standing: Standing;
}

export interface Assessment {
  readonly id: string;
  readonly relationshipId: string;
  readonly assessmentType: AssessmentType;
  readonly title: string;
  readonly questions: readonly {
    readonly id: string;
    readonly area: string;
    readonly text: string;
  }[];
  /** The caller's own answers; the other's are never here. */
  readonly responses: Responses | null;
  readonly agreed: boolean;
  /** Only once both have answered and agreed. */
  readonly analysisResults: readonly AreaResult[] | null;
  readonly recommendedActions: readonly string[] | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
}
