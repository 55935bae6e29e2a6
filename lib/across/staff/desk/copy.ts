import { DEED_COPY, OUTCOME_COPY } from "./copy/deeds";
import { WHY } from "./copy/why";

export const WHY_COPY = WHY;

/** Texts of the desk's own verbs. Only staff read them, so there's one audience. */
export const DESK_COPY = {
  deeds: DEED_COPY,
  outcomes: OUTCOME_COPY,
  refused: {
    resolved: (who: string) => `${who} already resolved this. Reopen it to go on.`,
    you: "You have",
    somebody: "Somebody has",
    open: "This incident is open.",
    own: "This one is about you, so a colleague looks after it. The Crisis button has people for you too.",
    ownAssignee: "It is about them: choose somebody else",
    noRole: "Choose somebody who works at the crisis desk",
    home: "Somebody at home may be the danger: nobody there is told.",
    adult: "They are an adult: nobody at home is told without them.",
    notAnyMore: "This was resolved more than a week ago. Reopen it first.",
    noConversation: "No conversation stands behind this incident.",
    noEntry: "This entry",
    notStrikable: "This happened in the service itself, so it stays as it is.",
    struck: "This is struck through already.",
    strikeAfterReopening: "This closed the incident. Reopen it first.",
    noReason: "Say first why the conversation has to be read.",
  },
  /** Added to the action log. The wrong line stays above it. */
  struck: ({ line, reason }: { line: string; reason: string }) =>
    `Struck through (${reason}): ${line}`,
  /** Neutral, like every mail about an incident (contract 8). */
  handedOver: {
    subject: "Willow: an item was given to you",
    text: ({ link }: { link: string }) =>
      `A colleague gave you an item. It waits until you take it on.\n\n${link}\n\nPlease open it within five minutes.`,
  },
  /** For an account with an open incident that is due to be erased. Just as neutral. */
  erasureWaits: {
    subject: "Willow: an open item holds back an erasure",
    text: ({ link, day, isLast }: { link: string; day: string; isLast: boolean }) =>
      [
        isLast
          ? `An open item still holds back the erasure of an account. On ${day} (UTC) the account goes all the same, and the item with it.`
          : `An account was to be erased and is kept because this item is open. It goes once the item is resolved, and on ${day} (UTC) at the latest.`,
        link,
        "Please look at it, write down outside this service what the law asks you to report, and resolve it.",
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
        `${who} opened a record that is closed to staff and gave a reason. It stays open to them until ${until}.`,
        `The reason stands with the record, for whoever works at the desk:\n${link}`,
        `Each reading stands in the audit trail, for admins:\n${trail}`,
      ].join("\n\n"),
  },
} as const;
