/**
 * An invitation page, identified by its token alone: either to view shared data or to join a
 * couple's space.
 */
const INVITATION = /^\/(?:shares\/|\?invitation=)[\w-]{1,200}$/;

/**
 * The next page after onboarding, or after signing out to switch accounts: the invitation that led
 * here, otherwise home. `next` is accepted only in these two forms, so a link to us can't redirect
 * anyone elsewhere.
 */
export const pageAfter = (next: unknown): string =>
  typeof next === "string" && INVITATION.test(next) ? next : "/";

/** The page of an invitation to a couple's space, by the token in its mail. */
export const invitationPage = (token: string): string => `/?invitation=${token}`;
