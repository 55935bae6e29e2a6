/**
 * Defines in one place who may read which messages of a couple: as a condition for queries and as a
 * function over rows. A private message is readable by its sender and its addressee; so is its
 * answer, which is addressed to the person who asked. Everything that leads out of the tables
 * (lists, revisions, prompts, comparisons) goes through here.
 */

/** Relationships this person is a partner in. */
export const partnerIn = (userId: string) => ({
  OR: [{ partner1Id: userId }, { partner2Id: userId }],
});

/** Every relationship between these two people, in either order, including ended ones. */
export const spacesOf = (one: string, other: string) => ({
  OR: [
    { partner1Id: one, partner2Id: other },
    { partner1Id: other, partner2Id: one },
  ],
});

/** The messages this person may read. */
export const readableBy = (userId: string) => ({
  session: { relationship: partnerIn(userId) },
  OR: [{ isPrivate: false }, { senderId: userId }, { targetUserId: userId }],
});

/** The messages both may read: the only input of a joint answer. */
export const READABLE_BY_BOTH = { isPrivate: false } as const;

interface Addressed {
  readonly isPrivate: boolean;
  readonly senderId: string | null;
  readonly targetUserId: string | null;
}

/** Like `readableBy`, for a row of a conversation known to be this person's. */
export const mayRead = (
  userId: string,
  { isPrivate, senderId, targetUserId }: Addressed,
): boolean => !isPrivate || senderId === userId || targetUserId === userId;

/**
 * Whether only one person may ever read the row. It's then sealed with that person's own key, so
 * that a mistake anywhere else yields a text that won't open.
 */
export const isForOneAlone = ({ isPrivate, senderId, targetUserId }: Addressed): boolean =>
  isPrivate && (senderId === null || targetUserId === null || targetUserId === senderId);
