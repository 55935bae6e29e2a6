import { alertWithout } from "@/lib/shared/alert-sentence";
import { PERSONA, PRODUCT } from "@/lib/shared/product";
import { WAITING_DAYS } from "./constants";
import { HELP, SHUT } from "./copy/shut";
import { HELD_DAYS } from "./leaving/constants";
import type { ConsentStatus, HeldSince, WithoutYes } from "./types";

/** `until` is the day the account is erased without a yes. Null for a child who once had one. */
type Settled = (firstName: string | null, until: string | null) => string;

const yourChild = (firstName: string | null): string => firstName ?? "your child";

/** For a parent who followed the mailed link. Only adults see it, so there's one dictionary. */
export const CONSENT_PAGE_COPY = {
  title: (firstName: string | null) => `May ${yourChild(firstName)} use ${PRODUCT.child}?`,
  lead: `Children under 13 need a parent's or guardian's yes. Please take a minute to read what you would agree to.`,
  points: {
    what: {
      title: `What ${PRODUCT.child} is`,
      text: `A place where children talk with ${PERSONA.child}, a friendly bear, and keep track of how they feel. An AI answers, not a person. It is no doctor, it does not diagnose, and it is no emergency service.`,
    },
    stored: {
      title: "What is stored",
      text: "Now: the account, the age and your address. After your yes also what your child writes to the guide, moods, and what they choose to tell about themselves. All of it is encrypted. It is not sold, and no advertiser ever sees it.",
    },
    safety: {
      title: "When a child may be in danger",
      text: `A computer looks at what is written. If it sees a sign of danger, it shows ways to get help at once. ${alertWithout("your child's words")} We do not promise that somebody is watching at that moment. The computer can be wrong, and it does not replace you.`,
    },
    rights: {
      title: "Your rights",
      text: "Your yes is free. You can take it back on this page at any time, and give it again on your family page; nothing new is stored meanwhile. You can have the account and everything in it deleted.",
    },
    sees: {
      title: "What you will see",
      text: "You get a page of your own: on which days it is used, moods your child chooses to show you, and if we helped with a safety concern. You do not see what they write. Your child sees the same page.",
    },
  },
  links: { privacy: "How we treat data", safety: "What happens in a crisis" },
  sentTo: (masked: string, until: string) =>
    `This link was sent to ${masked} and works until ${until}.`,
  agree: "Agree",
  agreeing: "Saving...",
  refuse: {
    act: "Refuse",
    title: "Say no?",
    /** `goes`: no one ever said yes, so the account is erased unless someone does. */
    text: (firstName: string | null, goes: boolean) =>
      `${firstName ?? "Your child"} cannot use ${PRODUCT.child} then, and reads that you said no for now. ${
        goes
          ? `They can ask you again, or ask another grown-up. Without a yes the account and your address are erased within ${WAITING_DAYS} days. It can take up to ${HELD_DAYS} more days until everything is gone.`
          : "What was stored under your first yes is kept until you have it deleted."
      } This answer cannot be changed here afterwards; they can send you a new link.`,
    confirm: "Yes, I say no",
    keep: "Go back",
  },
  /** Shown when a parent who took back their yes is asked again. */
  renewed: {
    title: (firstName: string | null) => `May ${yourChild(firstName)} use ${PRODUCT.child} again?`,
    lead: "You said yes once, and took it back. You are asked anew. Please read what is kept already, and what would be.",
    stored:
      "Kept already, from the time of your first yes: what your child wrote to the guide, moods, and what they told about themselves. Kept all along: the account, the age and your address, and a short note where we helped in a crisis. Nothing new is stored now. After your yes what they write, their moods and what they tell about themselves are stored again, beside what is there. All of it is encrypted. It is not sold, and no advertiser ever sees it.",
    rights:
      "Your yes is free. You can take it back at any time, and give it again; nothing new is stored meanwhile. If you say no, what is kept stays until you have it deleted: on your family page you can do that at any time, with or without a yes.",
    family: "See my family page first",
  },
  older: {
    act: "They are 13 or older",
    title: "Is the age wrong?",
    text: (firstName: string | null) =>
      `${firstName ?? "Your child"} gave an age under 13. If they are 13 or older, please say so: then no yes of yours is needed, and ${PRODUCT.child} opens for them. You get a family page, and both of you are told by mail. This cannot be taken back.`,
    confirm: "Yes, they are 13 or older",
    keep: "Go back",
  },
  signIn: "Sign in to agree",
  signInHint: (masked: string) =>
    `To agree, or to say that they are 13 or older, please sign in with ${masked}. That is how we know that it is you. To refuse you need not sign in.`,
  wrongAccount: (masked: string) =>
    `You are signed in with another account. Only ${masked} can agree. Please sign out, open the link in the e-mail again, and sign in with that address.`,
  signOut: "Sign out",
  withdraw: "Withdraw my consent",
  withdrawTitle: "Withdraw your consent?",
  withdrawText: (firstName: string | null) =>
    `From then on nothing new is stored about ${yourChild(firstName)}, and the conversations with ${PERSONA.child} stop. Crisis help stays open, and a short note of it is kept.`,
  keep: "Keep it",
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
  settled: {
    granted: {
      title: "Thank you. You said yes.",
      text: (firstName: string | null) =>
        `${firstName ?? "Your child"} can use ${PRODUCT.child} now. We have sent you an e-mail with the address of this page: here you can take your yes back.`,
    },
    refused: {
      title: "You said no.",
      text: (firstName: string | null, until: string | null) =>
        `${firstName ?? "Your child"} cannot use ${PRODUCT.child}, and nothing more is stored. ${
          until
            ? `The account and your address are erased on ${until}. It can take up to ${HELD_DAYS} more days until everything is gone. If your child names another grown-up before that day, we erase your address at once. If you change your mind, your child can send you a new link.`
            : "What was stored under your first yes is kept until you have it deleted: sign in with your address to do that on your family page. There you can also give your yes again."
        }`,
    },
    withdrawn: {
      title: "You withdrew your consent.",
      text: (firstName: string | null) =>
        `Nothing new is stored about ${yourChild(firstName)}. What was stored before is kept, and can still be read by your child, until you have it deleted: you can do that on your family page. Crisis help stays open, and a short note of it is kept. If you change your mind, you can give your yes again there.`,
    },
    expired: {
      title: "This link has ended.",
      text: (firstName: string | null) =>
        `Links work for seven days, and a new one replaces the old. If you have answered a newer one, that answer holds. Otherwise ${firstName ?? "your child"} can send you a fresh one from the start page.`,
    },
    not_mine: {
      title: "Thank you. Your address is erased.",
      text: () =>
        "The child is asked to check the address. For a week we keep a mark made of your address that nobody can read back, so that the same slip does not write to you again. Then it goes too.",
    },
  } satisfies Record<
    Exclude<ConsentStatus, "pending" | "notified">,
    { title: string; text: Settled }
  >,
  /**
   * Shown where the current state no longer matches this request's answer. After a refusal or
   * withdrawal, the texts above apply.
   */
  since: {
    granted: {
      title: "Your yes holds.",
      text: (firstName: string | null) =>
        `This is an older link. You have said yes since, and that is what counts: ${firstName ?? "your child"} can use ${PRODUCT.child}. You can take it back on your family page at any time.`,
    },
    pending: {
      title: "You are asked once more.",
      text: (firstName: string | null) =>
        `This is an older link, and you have answered it. ${firstName ?? "Your child"} has asked again since: please answer by the newest link in your mail. Until then nothing new is stored.`,
    },
    grown: {
      title: "No yes is needed.",
      text: () =>
        "From 13 on we tell a parent and ask for no yes. If they are under 18 and your address is on record, you find them on your family page.",
    },
    closed: {
      title: "This request is closed.",
      text: () =>
        "You have answered it, and your address is not kept with it any more. Nothing more is asked of you by this link.",
    },
  } satisfies Record<Exclude<HeldSince, "refused" | "withdrawn">, { title: string; text: Settled }>,
  /** Shown to the signed-in parent who answered. Names the child the way the question did. */
  saidOlder: {
    title: (firstName: string | null) => `You said that ${yourChild(firstName)} is 13 or older.`,
    text: (firstName: string | null) =>
      `No yes of yours is needed, and ${PRODUCT.child} is open for ${firstName ?? "them"}. Both of you are told by mail. While ${firstName ?? "your child"} is under 18, your family page shows them.`,
  },
  unknown: {
    title: "We do not know this link.",
    text: "Perhaps a part of it is missing. Please open it from the e-mail again, or copy the whole address.",
  },
  notMine: {
    act: "This is not my child",
    title: "You do not know this child?",
    text: "Then our mail went astray. We erase your address at once and write to you no more about this. The child is asked to check the address, and is not told who you are.",
    confirm: "Erase my address",
    keep: "Go back",
  },
  /** For a teenager's parent, who is told but not asked. */
  notice: {
    title: (firstName: string | null) =>
      `${firstName ?? "A young person"} named you as a parent or guardian`,
    text: (firstName: string | null) =>
      `${firstName ?? "They"} set up an account with ${PRODUCT.child}. From 13 on we tell a parent and ask for no yes. Signed in with your address you see on which days it is used, moods they choose to show you, and if we helped with a safety concern. You do not see what they write.`,
    signIn: "Sign in to my family page",
    /** Shown once someone signed in with this address has opened the family page. */
    proven: (masked: string) =>
      `Somebody signed in with ${masked} has looked at the family page. If you do not know this young person, please sign in with that address first. Then you can say so here, and we erase it.`,
    signInFirst: "Sign in to say so",
  },
  /** Next steps for a signed-in parent who has answered. */
  parent: {
    next: `You are done here and can sign out. This account is yours as a parent, and nothing has to be set up. You can also use ${PRODUCT.adult} for yourself: the first time it asks a few questions about you, your age first.`,
    family: "Open my family page",
    own: `Use ${PRODUCT.adult} myself`,
  },
  home: "To the start page",
} as const;

/** The API's refusals for calls that need a yes. The pages rephrase them for children. */
export const YES_NEEDED: Record<WithoutYes, string> = {
  pending: "A parent or guardian needs to say yes first.",
  refused: "A parent or guardian said no for now.",
  withdrawn:
    "A parent or guardian took their yes back. Nothing new is stored until they give it again.",
};

const STAYS = "All that you said before is still here for you.";

/** For a child under 13 who is waiting for a yes. No one older sees it. */
export const CONSENT_PENDING_COPY = {
  title: {
    pending: "Waiting for a grown-up's yes",
    refused: "The answer was “not now”",
    withdrawn: "Your grown-up took a break",
  },
  text: {
    pending: (masked: string) =>
      `We sent an e-mail to ${masked}. When they say yes, you and ${PERSONA.child} can start! The e-mail works for seven days. After that, send it again.`,
    refused: (masked: string) =>
      `${masked} said no for now. You can talk with a grown-up you trust, at home, at school or at the doctor's. If the answer changes, send the e-mail again.`,
    withdrawn: (masked: string) =>
      `${masked} took their yes back. Nothing new is kept now, just a short note if you need help fast. You can talk with a grown-up you trust, at home, at school or at the doctor's. They can say yes again at any time, on their own page. Or send the e-mail again.`,
  },
  /** After a refusal, if no one has ever said yes. */
  orOther: "You can also ask another grown-up who looks after you.",
  /** After an earlier yes, only that grown-up can say yes again, or we can change who it is. */
  onlyThem:
    "Only they can say yes for you here. Do you need a new grown-up for this? Then write to us:",
  age: {
    said: (years: number) => `You told us that you are ${years}.`,
    change: "Change my age",
    older:
      "Are you 13 or more? Then show this to your grown-up. They can tap “They are 13 or older” on the page in our e-mail. If no grown-up can do that, write to us:",
    /** Used after a refusal, when the mailed link no longer works. */
    olderAgain:
      "Are you 13 or more? Then send the e-mail again, and show this to your grown-up. They can tap “They are 13 or older” on the page in it. If no grown-up can do that, write to us:",
    /** Used after a yes, when the parent has a page of their own. */
    olderByPage:
      "Are you 13 or more? Then show this to your grown-up. They can tell us on their page “My family”. If no grown-up can do that, write to us:",
  },
  /** When the account is erased without a yes, and what a child who once had one keeps. */
  goes: (day: string) =>
    `If no yes comes by ${day}, we delete your account and their address. It can take up to ${HELD_DAYS} more days until it's all gone. You can start again then.`,
  stays: STAYS,
  theirAddress: "your parent or guardian",
  /** The address belonged to a stranger and was erased. For waiting children and for teenagers. */
  check: {
    title: "Please check the address",
    text: "Our e-mail went to someone who does not know you. That can happen: one wrong letter is enough. You did nothing wrong, and we do not keep that address.",
    waits: `When your parent or guardian says yes, you and ${PERSONA.child} can start.`,
    label: "Parent/Guardian e-mail",
    hint: "Look at each letter, best with them.",
    save: "Save the address",
    saving: "Saving...",
    keep: "Not now",
    same: "This is the address we have. We can send the e-mail there again: tap “Not now”, then “Send the e-mail again”.",
    done: { title: "Thank you!", description: "We wrote to them." },
    failed: "That didn't work. Please try again a bit later.",
  },
  help: HELP,
  /** Why a part of the app is closed. Shown with the title above. */
  shut: SHUT,
  /**
   * In the chat, below the reason it's closed. The input stays open so a child can report danger.
   */
  field: `${PERSONA.child} cannot keep what you write here. Need help? Tap Help! And if you write here that you are in danger, we show you who can help.`,
  back: "Go back home",
  again: "Send the e-mail again",
  sending: "Sending...",
  /** Shown before the child replaces the first address. */
  other: {
    act: "Name another grown-up",
    title: "Ask another grown-up?",
    text: (masked: string) =>
      `You put in the address of someone else, and we ask them. Then we do not ask ${masked} any more. Their link stops, and we delete their address. The day when your account goes stays the same.`,
    confirm: "Put in an address",
    keep: "Not now",
  },
  corrected: {
    act: "Change the address",
    title: "Change the address?",
    text: (masked: string) =>
      `You put in a new address, and we write there. Then the link we sent to ${masked} stops, and we delete that address. The day when your account goes stays the same.`,
    confirm: "Put in an address",
    keep: "Not now",
  },
  sent: { title: "Sent!", description: "A new e-mail is on its way." },
  failed: { title: "That didn't work", description: "Please try again a bit later." },
} as const;
