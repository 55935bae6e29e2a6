/**
 * Who may read what of two people's talks, in this one place: as a condition for queries and as a
 * function over rows. A private message is readable by whoever wrote it and whoever it is for; so
 * is its answer, which is for the person who asked. Everything that leads out of the tables (lists,
 * revisions, prompts, comparisons) passes here.
 */

/** Relationships of which this person is one of the two. */
export const partnerIn = (userId: string) => ({
  OR: [{ partner1Id: userId }, { partner2Id: userId }],
});

/** Every space of these two, either way round, also one that was left. */
export const spacesOf = (one: string, other: string) => ({
  OR: [
    { partner1Id: one, partner2Id: other },
    { partner1Id: other, partner2Id: one },
  ],
});

/** The messages that this person may read. */
export const readableBy = (userId: string) => ({
  session: { relationship: partnerIn(userId) },
  OR: [{ isPrivate: false }, { senderId: userId }, { targetUserId: userId }],
});

/** The messages that both may read: all that an answer for both may be made of. */
export const READABLE_BY_BOTH = { isPrivate: false } as const;

interface Addressed {
  readonly isPrivate: boolean;
  readonly senderId: string | null;
  readonly targetUserId: string | null;
}

/** As `readableBy`, for a row of a talk that is known to be this person's. */
export const mayRead = (
  userId: string,
  { isPrivate, senderId, targetUserId }: Addressed,
): boolean => !isPrivate || senderId === userId || targetUserId === userId;

/**
 * Whether only one person may ever read the row: it is sealed under that person's own key then, so
 * that a mistake anywhere else meets a text that does not open.
 */
export const isForOneAlone = ({ isPrivate, senderId, targetUserId }: Addressed): boolean =>
  isPrivate && (senderId === null || targetUserId === null || targetUserId === senderId);
