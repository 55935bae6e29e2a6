import type { FoundFlags } from "@/lib/crisis/crisis-flags";
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

/** A relationship as the API returns it to one partner; dates become ISO 8601 on the wire. */
export interface Relationship {
  readonly id: string;
  readonly relationshipName: string;
  readonly relationshipType: RelationshipType;
  readonly partner1Id: string;
  readonly partner2Id: string;
  /** The partner's first name, as the caller sees it. */
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

/** A value that was just written, with its findings. */
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
  /** "pause": the guide pauses the joint conversation for a while. */
  readonly messageType: string;
  readonly metadata: RelationshipMessageMetadata | null;
  readonly isPrivate: boolean;
  readonly targetUserId: string | null;
  readonly createdAt: Date;
}

export interface Invitation {
  readonly id: string;
  readonly direction: "sent" | "received";
  /** The address it went to; only the inviter sees it. */
  readonly inviteeEmail: string | null;
  readonly inviterName: string | null;
  readonly relationshipType: RelationshipType;
  readonly personalMessage: string | null;
  readonly status: InvitationStatus;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly createdAt: Date;
  /**
   * Part of the URL that accepts or declines it; only for the invitee, who also has to be signed
   * in.
   */
  readonly token?: string;
}

export type CheckInAnswers = Readonly<Record<CheckInItem, CheckInAnswer>>;

/** Shown to the person at once and never sent again: a device may change hands. */
export interface CheckInResult {
  readonly help: "now" | "soon" | "none";
  readonly crisis_detected: boolean;
}

export type Responses = Readonly<Record<string, number>>;
export type AreaVerdict = "strength" | "between" | "work" | "different";

export interface AreaResult {
  readonly area: string;
  /** Means of 1 to 5, one decimal; the caller's first. */
  readonly yours: number;
  readonly theirs: number;
  readonly standing: AreaVerdict;
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
  /** The caller's own answers; never the partner's. */
  readonly responses: Responses | null;
  readonly agreed: boolean;
  /** Set only once both have answered and agreed. */
  readonly analysisResults: readonly AreaResult[] | null;
  readonly recommendedActions: readonly string[] | null;
  readonly completedAt: Date | null;
  readonly createdAt: Date;
}
