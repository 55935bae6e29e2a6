/** The page of an invitation that waits for an answer, by its link and nothing beside it. */
const INVITATION = /^\/shares\/[\w-]{1,200}$/;

/**
 * Where somebody goes on who has told about themself: back to the invitation that led them here, else home. Nothing but that one
 * form of address is taken from `next`, so that no link to us sends a person anywhere else.
 */
export const pageAfter = (next: unknown): string => (typeof next === "string" && INVITATION.test(next) ? next : "/");
