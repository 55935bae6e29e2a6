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
  lead: `Children under 13 need a parent's or guardian's consent. Please take a minute to read what you'd be agreeing to.`,
  points: {
    what: {
      title: `What ${PRODUCT.child} is`,
      text: `A place where children talk with ${PERSONA.child}, a friendly bear, and keep track of how they feel. An AI answers, not a person. It isn't a doctor, it doesn't diagnose, and it isn't an emergency service.`,
    },
    stored: {
      title: "What is stored",
      text: "Now: the account, the age, and your address. If you agree, also what your child writes to the guide, moods, and what they choose to tell us about themselves. All of it is encrypted. It isn't sold, and no advertiser ever sees it.",
    },
    safety: {
      title: "When a child may be in danger",
      text: `A computer checks what your child writes. If it sees a sign of danger, it shows ways to get help right away. ${alertWithout("your child's words")} We can't promise someone is watching at that moment. The computer can be wrong, and it doesn't replace you.`,
    },
    rights: {
      title: "Your rights",
      text: "Agreeing is your choice. You can withdraw your consent on this page at any time and give it again on your family page; nothing new is stored in between. You can have the account and everything in it deleted.",
    },
    sees: {
      title: "What you will see",
      text: "You get a page of your own. It shows which days your child uses it, moods they choose to show you, and whether we helped with a safety concern. You won't see what they write. Your child sees the same page.",
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
      `${firstName ?? "Your child"} won't be able to use ${PRODUCT.child} and will see that you said no for now. ${
        goes
          ? `They can ask you again or ask another grown-up. Without consent, the account and your address are erased within ${WAITING_DAYS} days. It can take up to ${HELD_DAYS} more days until everything is gone.`
          : "What was stored under your first consent is kept until you ask us to delete it."
      } You can't change this answer here afterward, but they can send you a new link.`,
    confirm: "Yes, say no",
    keep: "Go back",
  },
  /** Shown when a parent who took back their yes is asked again. */
  renewed: {
    title: (firstName: string | null) => `May ${yourChild(firstName)} use ${PRODUCT.child} again?`,
    lead: "You agreed once and then withdrew your consent. Now we're asking again. Please read what we already keep and what we would keep.",
    stored:
      "Already kept, from when you first agreed: what your child wrote to the guide, moods, and what they told us about themselves. Kept all along: the account, the age, your address, and a short note if we helped in a crisis. Nothing new is being stored now. If you agree, what they write, their moods, and what they tell us about themselves are stored again, along with what's already there. All of it is encrypted. It isn't sold, and no advertiser ever sees it.",
    rights:
      "Agreeing is your choice. You can withdraw your consent at any time and give it again; nothing new is stored in between. If you say no, what we keep stays until you ask us to delete it. You can do that on your family page at any time, whether or not you've agreed.",
    family: "See my family page first",
  },
  older: {
    act: "They are 13 or older",
    title: "Is the age wrong?",
    text: (firstName: string | null) =>
      `${firstName ?? "Your child"} gave an age under 13. If they're 13 or older, please tell us. Then we don't need your consent, and ${PRODUCT.child} opens for them. You get a family page, and we email you both. This can't be undone.`,
    confirm: "Yes, they are 13 or older",
    keep: "Go back",
  },
  signIn: "Sign in to agree",
  signInHint: (masked: string) =>
    `To agree, or to say that they're 13 or older, please sign in with ${masked}. That's how we know it's you. You don't have to sign in to refuse.`,
  wrongAccount: (masked: string) =>
    `You're signed in with a different account. Only ${masked} can agree. Please sign out, open the link in the email again, and sign in with that address.`,
  signOut: "Sign out",
  withdraw: "Withdraw my consent",
  withdrawTitle: "Withdraw your consent?",
  withdrawText: (firstName: string | null) =>
    `Nothing new will be stored about ${yourChild(firstName)}, and conversations with ${PERSONA.child} will stop. Crisis help stays open, and we keep a short note if it's used.`,
  keep: "Keep it",
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
  settled: {
    granted: {
      title: "Thank you. You said yes.",
      text: (firstName: string | null) =>
        `${firstName ?? "Your child"} can use ${PRODUCT.child} now. We've emailed you a link to this page, where you can withdraw your consent.`,
    },
    refused: {
      title: "You said no.",
      text: (firstName: string | null, until: string | null) =>
        `${firstName ?? "Your child"} can't use ${PRODUCT.child}, and nothing more is stored. ${
          until
            ? `The account and your address are erased on ${until}. It can take up to ${HELD_DAYS} more days until everything is gone. If your child names another grown-up before then, we erase your address right away. If you change your mind, your child can send you a new link.`
            : "What was stored under your first consent is kept until you ask us to delete it. To do that, sign in with your address and go to your family page. You can also give your consent again there."
        }`,
    },
    withdrawn: {
      title: "You withdrew your consent.",
      text: (firstName: string | null) =>
        `Nothing new is stored about ${yourChild(firstName)}. What was stored before is kept, and your child can still read it, until you delete it on your family page. Crisis help stays open, and we keep a short note if it's used. If you change your mind, you can give your consent again there.`,
    },
    expired: {
      title: "This link has expired.",
      text: (firstName: string | null) =>
        `Links work for seven days, and a new one replaces the old one. If you've answered a newer one, that answer counts. If not, ${firstName ?? "your child"} can send you a new one from the home page.`,
    },
    not_mine: {
      title: "Thank you. Your address is erased.",
      text: () =>
        "We'll ask the child to check the address. For a week, we keep a fingerprint of your address that no one can read, so the same typo doesn't email you again. Then that's erased, too.",
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
      title: "Your consent still counts.",
      text: (firstName: string | null) =>
        `This is an older link. You've agreed since then, and that's what counts: ${firstName ?? "your child"} can use ${PRODUCT.child}. You can withdraw your consent on your family page at any time.`,
    },
    pending: {
      title: "We're asking you again.",
      text: (firstName: string | null) =>
        `This is an older link, and you've already answered it. ${firstName ?? "Your child"} has asked again since then, so please use the newest link in your email. Until you answer, nothing new is stored.`,
    },
    grown: {
      title: "Your consent isn't needed.",
      text: () =>
        "From 13 on, we let a parent know but don't ask for consent. If they're under 18 and we have your address, you'll find them on your family page.",
    },
    closed: {
      title: "This request is closed.",
      text: () =>
        "You've answered it, and we no longer keep your address with it. There's nothing else to do here.",
    },
  } satisfies Record<Exclude<HeldSince, "refused" | "withdrawn">, { title: string; text: Settled }>,
  /** Shown to the signed-in parent who answered. Names the child the way the question did. */
  saidOlder: {
    title: (firstName: string | null) => `You told us that ${yourChild(firstName)} is 13 or older.`,
    text: (firstName: string | null) =>
      `Your consent isn't needed, and ${PRODUCT.child} is open for ${firstName ?? "them"}. We'll email you both. Until ${firstName ?? "your child"} turns 18, you'll find them on your family page.`,
  },
  unknown: {
    title: "We don't recognize this link.",
    text: "Part of it may be missing. Please open it from the email again, or copy the whole address.",
  },
  notMine: {
    act: "This is not my child",
    title: "Don't know this child?",
    text: "Then our email reached the wrong person. We'll erase your address right away and won't email you about this again. We'll ask the child to check the address, and we won't tell them who you are.",
    confirm: "Erase my address",
    keep: "Go back",
  },
  /** For a teenager's parent, who is told but not asked. */
  notice: {
    title: (firstName: string | null) =>
      `${firstName ?? "A young person"} named you as a parent or guardian`,
    text: (firstName: string | null) =>
      `${firstName ?? "They"} set up an account with ${PRODUCT.child}. From 13 on, we let a parent know but don't ask for consent. When you sign in with your address, you'll see which days they use it, moods they choose to show you, and whether we helped with a safety concern. You won't see what they write.`,
    signIn: "Sign in to my family page",
    /** Shown once someone signed in with this address has opened the family page. */
    proven: (masked: string) =>
      `Someone signed in with ${masked} has opened the family page. If you don't know this young person, please sign in with that address first. Then you can tell us here, and we'll erase it.`,
    signInFirst: "Sign in to tell us",
  },
  /** Next steps for a signed-in parent who has answered. */
  parent: {
    next: `You're done here and can sign out. This is your parent account, and there's nothing to set up. You can also use ${PRODUCT.adult} yourself. The first time, it asks a few questions about you, starting with your age.`,
    family: "Open my family page",
    own: `Use ${PRODUCT.adult} myself`,
  },
  home: "Go to home page",
} as const;

/** The API's refusals for calls that need a yes. The pages rephrase them for children. */
export const YES_NEEDED: Record<WithoutYes, string> = {
  pending: "A parent or guardian needs to say yes first.",
  refused: "A parent or guardian said no for now.",
  withdrawn:
    "A parent or guardian withdrew their consent. Nothing new is stored until they give it again.",
};

const STAYS = "What you said before is still here for you.";

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
      `${masked} changed their yes to no. Nothing new is kept now, just a short note if you need help fast. You can talk with a grown-up you trust, at home, at school or at the doctor's. They can say yes again at any time, on their own page. Or send the e-mail again.`,
  },
  /** After a refusal, if no one has ever said yes. */
  orOther: "You can also ask another grown-up who looks after you.",
  /** After an earlier yes, only that grown-up can say yes again, or we can change who it is. */
  onlyThem: "Only they can say yes for you here. If you need a new grown-up for this, write to us:",
  age: {
    said: (years: number) => `You told us that you are ${years}.`,
    change: "Change my age",
    older:
      "Are you 13 or older? Then show this to your grown-up. They can tap “They are 13 or older” on the page in our e-mail. If no grown-up can do that, write to us:",
    /** Used after a refusal, when the mailed link no longer works. */
    olderAgain:
      "Are you 13 or older? Then send the e-mail again, and show this to your grown-up. They can tap “They are 13 or older” on the page in it. If no grown-up can do that, write to us:",
    /** Used after a yes, when the parent has a page of their own. */
    olderByPage:
      "Are you 13 or older? Then show this to your grown-up. They can tell us on their page “My family”. If no grown-up can do that, write to us:",
  },
  /** When the account is erased without a yes, and what a child who once had one keeps. */
  goes: (day: string) =>
    `If they don't say yes by ${day}, we delete your account and their address. It can take up to ${HELD_DAYS} more days until it's all gone. Then you can start again.`,
  stays: STAYS,
  theirAddress: "your parent or guardian",
  /** The address belonged to a stranger and was erased. For waiting children and for teenagers. */
  check: {
    title: "Please check the address",
    text: "Our e-mail went to someone who doesn't know you. That can happen: one wrong letter is enough. You did nothing wrong, and we don't keep that address.",
    waits: `When your parent or guardian says yes, you and ${PERSONA.child} can start.`,
    label: "Parent/Guardian e-mail",
    hint: "Check each letter. It's best to do it together.",
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
  field: `${PERSONA.child} can't keep what you write here. Need help? Tap Help! And if you write here that you are in danger, we'll show you who can help.`,
  back: "Go back home",
  again: "Send the e-mail again",
  sending: "Sending...",
  /** Shown before the child replaces the first address. */
  other: {
    act: "Name another grown-up",
    title: "Ask another grown-up?",
    text: (masked: string) =>
      `You type in someone else's address, and we ask them. Then we stop asking ${masked}. Their link stops working, and we delete their address. If we have to delete your account, the day stays the same.`,
    confirm: "Type in an address",
    keep: "Not now",
  },
  corrected: {
    act: "Change the address",
    title: "Change the address?",
    text: (masked: string) =>
      `You type in a new address, and we write there. Then the link we sent to ${masked} stops working, and we delete that address. If we have to delete your account, the day stays the same.`,
    confirm: "Type in an address",
    keep: "Not now",
  },
  sent: { title: "Sent!", description: "A new e-mail is on the way." },
  failed: { title: "That didn't work", description: "Please try again a bit later." },
} as const;
