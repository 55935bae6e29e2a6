"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, api, call } from "@/lib/client/api";
import {
  type Approach,
  type AssessmentType,
  assessmentsKey,
  type Focus,
  invitationsKey,
  LISTS_AGAIN_MS,
  READ_AGAIN_MS,
  type RelationshipType,
  relationshipMessagesKey,
  relationshipSessionsKey,
  relationshipsKey,
} from "./constants";
import type {
  Assessment,
  CheckInAnswers,
  CheckInResult,
  Examined,
  Invitation,
  Relationship,
  RelationshipMessage,
  RelationshipSession,
  Responses,
} from "./types";

/** The wire format: dates are ISO 8601 strings. */
type OnWire<T> = {
  readonly [K in keyof T]: T[K] extends Date
    ? string
    : T[K] extends Date | null
      ? string | null
      : T[K];
};
export type ShownInvitation = OnWire<Invitation>;
export type ShownRelationship = OnWire<Relationship>;
export type ShownRelationshipSession = OnWire<RelationshipSession>;
export type ShownRelationshipMessage = OnWire<RelationshipMessage>;
export type ShownAssessment = OnWire<Assessment>;

/**
 * Polls so that the partner's actions show without a reload: accepting, starting a conversation,
 * leaving.
 */
const again = { refetchInterval: LISTS_AGAIN_MS };
export const useWatchedInvitations = () =>
  useQuery<ShownInvitation[]>({ queryKey: invitationsKey, ...again });
/**
 * Loaded with the page only, without polling: home must not fetch on its own, or it would redirect
 * to sign-in on a page open to visitors.
 */
export const useInvitations = () => useQuery<ShownInvitation[]>({ queryKey: invitationsKey });
export const useRelationships = () =>
  useQuery<ShownRelationship[]>({ queryKey: relationshipsKey, ...again });
export const useRelationshipSessions = () =>
  useQuery<ShownRelationshipSession[]>({ queryKey: relationshipSessionsKey, ...again });
export const useAssessments = (relationshipId: string) =>
  useQuery<ShownAssessment[]>({ queryKey: assessmentsKey(relationshipId) });

/** A mutation after which these lists are refetched, whether it succeeded or not. */
function useChange<V, R>(
  change: (input: V) => Promise<R>,
  ...keys: readonly (readonly string[])[]
) {
  const client = useQueryClient();
  return useMutation<R, Error, V>({
    mutationFn: change,
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export interface NewInvitation {
  readonly inviteeEmail: string;
  readonly relationshipType: RelationshipType;
  readonly personalMessage: string;
  /** Stays the same across retries of one invitation. */
  readonly key: string;
}

export const useInvite = () =>
  useChange<NewInvitation, Examined<ShownInvitation>>(
    ({ key, ...body }) =>
      api.post("/api/partner-invitations", body, { headers: { "Idempotency-Key": key } }),
    invitationsKey,
  );

/** `token`: from the mailed link, or as the list returns it. */
export const useAcceptInvitation = () =>
  useChange<string, ShownRelationship>(
    (token) => api.post(`/api/partner-invitations/${encodeURIComponent(token)}/accept`, {}),
    invitationsKey,
    relationshipsKey,
    relationshipSessionsKey,
  );

export const useDeclineInvitation = () =>
  useChange<string, unknown>(
    (token) => api.post(`/api/partner-invitations/${encodeURIComponent(token)}/decline`, {}),
    invitationsKey,
  );

export const useRevokeInvitation = () =>
  useChange<string, void>((id) => api.delete(`/api/partner-invitations/${id}`), invitationsKey);
export const useResendInvitation = () =>
  useChange<string, ShownInvitation>(
    (id) => api.post(`/api/partner-invitations/${id}/resend`, {}),
    invitationsKey,
  );

/** Omitted fields stay unchanged, no matter who wrote them last. */
export interface RelationshipEdit {
  readonly id: string;
  readonly relationshipName?: string;
  readonly relationshipType?: RelationshipType;
  readonly relationshipStartDate?: string | null;
  readonly goals?: readonly string[];
  readonly challenges?: readonly string[];
  readonly communicationStyle?: string;
  readonly conflictResolutionStyle?: string;
}

export const useEditRelationship = () =>
  useChange<RelationshipEdit, Examined<ShownRelationship>>(
    ({ id, ...body }) => api.patch(`/api/relationships/${id}`, body),
    relationshipsKey,
  );
export const useLeaveRelationship = () =>
  useChange<string, ShownRelationship>(
    (id) => api.post(`/api/relationships/${id}/leave`, {}),
    relationshipsKey,
  );

export interface NewSession {
  readonly relationshipId: string;
  readonly sessionFocus: Focus;
  readonly therapyApproach: Approach;
  readonly sessionTitle: string;
  /** Stays the same across retries of one conversation. */
  readonly key: string;
}

export const useOpenRelationshipSession = () =>
  useChange<NewSession, Examined<ShownRelationshipSession>>(
    ({ key, ...body }) =>
      api.post(
        "/api/relationship-sessions",
        { ...body, sessionType: "couples" },
        { headers: { "Idempotency-Key": key } },
      ),
    relationshipSessionsKey,
  );

/** Nothing is refetched afterwards: no call reveals that someone has answered. */
export const useCheckIn = (relationshipId: string) =>
  useChange<CheckInAnswers, CheckInResult>((answers) =>
    api.post(`/api/relationships/${relationshipId}/check-in`, { answers }),
  );

const assessmentAddress = (relationshipId: string, id: string): string =>
  `/api/relationships/${relationshipId}/assessments/${id}`;

export const useBeginAssessment = (relationshipId: string) =>
  useChange<AssessmentType, ShownAssessment>(
    (assessmentType) =>
      api.post(`/api/relationships/${relationshipId}/assessments`, { assessmentType }),
    assessmentsKey(relationshipId),
  );
export const useFillAssessment = (relationshipId: string) =>
  useChange<{ id: string; responses: Responses }, ShownAssessment>(
    ({ id, responses }) => api.put(assessmentAddress(relationshipId, id), { responses }),
    assessmentsKey(relationshipId),
  );
export const useAgreeAssessment = (relationshipId: string) =>
  useChange<{ id: string; agreed: boolean }, ShownAssessment>(
    ({ id, agreed }) => api.post(`${assessmentAddress(relationshipId, id)}/agree`, { agreed }),
    assessmentsKey(relationshipId),
  );

/** Maps each list to the tag it came with. */
const tags = new WeakMap<readonly ShownRelationshipMessage[], string>();

async function readTalk(
  client: QueryClient,
  sessionId: string,
  signal: AbortSignal,
): Promise<ShownRelationshipMessage[]> {
  const key = relationshipMessagesKey(sessionId);
  const known = client.getQueryData<ShownRelationshipMessage[]>(key);
  const tag = known && tags.get(known);
  try {
    const response = await call("GET", key.join("/"), undefined, {
      signal,
      headers: tag ? { "If-None-Match": tag } : {},
    });
    const messages: ShownRelationshipMessage[] = await response.json();
    const newTag = response.headers.get("etag");
    if (newTag) tags.set(messages, newTag);
    return messages;
  } catch (error) {
    if (known && error instanceof ApiError && error.status === 304) return known;
    throw error;
  }
}

/** Polls every 3000 ms (CONST-02), so that one partner's words reach the other within one poll. */
export function useTalk(sessionId: string | null) {
  const client = useQueryClient();
  return useQuery<ShownRelationshipMessage[]>({
    queryKey: relationshipMessagesKey(sessionId ?? ""),
    queryFn: ({ signal }) => readTalk(client, sessionId ?? "", signal),
    enabled: sessionId !== null,
    refetchInterval: READ_AGAIN_MS,
    structuralSharing: false,
  });
}

export const readTalkAgain = (client: QueryClient, sessionId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: relationshipMessagesKey(sessionId) });

/** Shows the partner's latest changes at once, e.g. that the space was closed. */
export const readRelationshipsAgain = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: relationshipsKey });
