import { PRODUCT } from "@/lib/shared/product";

/** Whoever could not sign in is nobody yet, so there is one dictionary. */
export const SIGN_IN_PROBLEM_COPY = {
  title: "Signing in did not work",
  lead: `You are not signed in to ${PRODUCT.adult}. Nothing is lost: what you wrote before is safe in your account.`,
  reasons: {
    AccessDenied: "The sign-in service did not confirm your e-mail address, or you chose not to continue.",
    Deactivated: "This account was closed by our staff. If you think that this is a mistake, please write to us.",
    OtherIdentity:
      "Somebody has an account with this e-mail address and signs in another way. If that is you, please write to us, and a person will look into it.",
    OAuthCallback: "The sign-in took too long or was opened twice. Trying again usually helps.",
    other: "Something went wrong between us and the sign-in service. Trying again usually helps.",
  },
  again: "Try again",
  home: "To the start page",
  help: {
    title: "If you need help right now",
    text: "You need no account for this. In the US, call or text 988 at any hour. Elsewhere, call your local emergency number.",
    call: "Call 988",
    more: "More ways to get help",
  },
} as const;
