import { PRODUCT } from "@/lib/shared/product";

/**
 * There's only one dictionary, because we don't know the audience of someone who couldn't sign in.
 */
export const SIGN_IN_PROBLEM_COPY = {
  title: "Sign-in didn't work",
  lead: `You aren't signed in to ${PRODUCT.adult}. Nothing is lost: what you wrote before is safe in your account.`,
  /** Shown to someone who was already signed in or opened the return link twice. */
  leadSignedIn: `You're still signed in to ${PRODUCT.adult}, so you can pick up where you left off.`,
  reasons: {
    Canceled: "You chose not to continue at the sign-in service, or it didn't let you in.",
    Unverified:
      "The sign-in service hasn't confirmed that your e-mail address is yours. Confirm it there, or use another account.",
    NoAddress:
      "The sign-in service didn't share an e-mail address with us, and we need one to recognize you.",
    Deactivated:
      "This account was closed by our staff. If you think this is a mistake, please write to us.",
    OtherIdentity:
      "Someone has an account with this e-mail address and signs in another way. If that's you, please write to us, and a person will look into it.",
    Expired: "Sign-in took too long or was opened twice. Trying again usually helps.",
    Away: "The sign-in service isn't responding properly right now. Please try again in a few minutes.",
    RecordsAway: `${PRODUCT.adult} can't reach its records right now. Please try again in a moment.`,
    NotAccepted:
      "The sign-in service didn't accept our request. That's ours to fix. Please try again later.",
    Other: "Something went wrong between us and the sign-in service. Trying again usually helps.",
  },
  again: "Try again",
  home: "Go to home page",
  help: {
    title: "If you need help right now",
    text: "You don't need an account for this. In the US, call or text 988 at any hour. Elsewhere, call your local emergency number.",
    call: "Call 988",
    more: "More ways to get help",
  },
} as const;

/** Only a parent can confirm an age past 13 or 18. The form shows this and the API returns it. */
export const AGE_NEEDS_PARENT = {
  /** Used before the parent has answered, when they don't have a page yet. */
  byLink:
    "A parent or guardian needs to confirm this. They can tap “They are 13 or older” on the page in our e-mail. Please ask them, or write to us.",
  /** Used after a refusal, when the mailed link no longer works. */
  byNewLink:
    "A parent or guardian needs to confirm this. Please send them our e-mail again from the home page. They can tap “They are 13 or older” on the page in it. Or write to us.",
  onTheirPage:
    "A parent or guardian needs to confirm this change on their “My family” page. Please ask them, or write to us.",
} as const;
