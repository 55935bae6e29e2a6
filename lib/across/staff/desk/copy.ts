import { DEED_COPY, OUTCOME_COPY } from "./copy/deeds";
import { WHY } from "./copy/why";

export const WHY_COPY = WHY;

/** Texts of the desk's own verbs. Only staff read them, so there's one audience. */
export const DESK_COPY = {
  deeds: DEED_COPY,
  outcomes: OUTCOME_COPY,
  refused: {
    resolved: (who: string) => `${who} already resolved this. Reopen it to continue.`,
    you: "You",
    somebody: "Someone",
    open: "This incident is open.",
    own: "This one is about you, so a colleague is handling it. The Crisis button has people for you, too.",
    ownAssignee: "It's about them. Choose someone else",
    noRole: "Choose someone who works at the crisis desk",
    home: "Someone at home may be the danger, so no one there is told.",
    adult: "They're an adult, so no one at home is told without their consent.",
    notAnyMore: "This was resolved more than a week ago. Reopen it first.",
    noConversation: "There's no conversation behind this incident.",
    noEntry: "This entry",
    notStrikable: "This happened in the service itself, so it stays as it is.",
    struck: "This is already struck through.",
    strikeAfterReopening: "This closed the incident. Reopen it first.",
    noReason: "First say why the conversation has to be read.",
  },
  /** Added to the action log. The wrong line stays above it. */
  struck: ({ line, reason }: { line: string; reason: string }) =>
    `Struck through (${reason}): ${line}`,
  /** Neutral, like every mail about an incident (contract 8). */
  handedOver: {
    subject: "Willow: an item was assigned to you",
    text: ({ link }: { link: string }) =>
      `A colleague assigned you an item. It waits until you take it on.\n\n${link}\n\nPlease open it within five minutes.`,
  },
  /** For an account with an open incident that is due to be erased. Just as neutral. */
  erasureWaits: {
    subject: "Willow: an open item is holding up an erasure",
    text: ({ link, day, isLast }: { link: string; day: string; isLast: boolean }) =>
      [
        isLast
          ? `An open item is still holding up the erasure of an account. On ${day} (UTC), the account will be erased anyway, and the item with it.`
          : `An account was due to be erased, but it's being kept because this item is open. It will be erased once the item is resolved, and on ${day} (UTC) at the latest.`,
        link,
        "Please look at it, write down outside this service whatever the law requires you to report, and resolve it.",
      ].join("\n\n"),
  },
  privacyNotice: {
    subject: "Willow: a record was opened with a reason",
    text: ({
      who,
      until,
      link,
      trail,
    }: {
      who: string;
      until: string;
      link: string;
      trail: string;
    }) =>
      [
        `${who} opened a record that's closed to staff and gave a reason. It stays open to them until ${until}.`,
        `The reason is kept with the record, for anyone who works at the desk:\n${link}`,
        `Each reading is listed in the audit trail, for admins:\n${trail}`,
      ].join("\n\n"),
  },
} as const;
