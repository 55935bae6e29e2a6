/**
 * Where an invitation waits for an answer, by its link and nothing beside it: to look at what is
 * shared, or to a space of two.
 */
const INVITATION = /^\/(?:shares\/|\?invitation=)[\w-]{1,200}$/;

/**
 * Where somebody goes on who has told about themself, or signed out to come back as somebody else:
 * back to the invitation that led them here, else home. Nothing but these two forms of address is
 * taken from `next`, so that no link to us sends a person anywhere else.
 */
export const pageAfter = (next: unknown): string =>
  typeof next === "string" && INVITATION.test(next) ? next : "/";

/** The page of an invitation to a space of two, by the secret of its mail. */
export const invitationPage = (token: string): string => `/?invitation=${token}`;
