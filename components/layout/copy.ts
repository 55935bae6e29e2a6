import type { Audience } from "@/lib/shared/audience";

export interface ShellCopy {
  readonly skip: string;
  readonly crisis: string;
  readonly signOut: string;
  /** Link to the page on the person's stored data and their choices about it. */
  readonly account: string;
  readonly signIn: string;
  readonly start: string;
  readonly admin: string;
  readonly desk: string;
  readonly family: string;
  readonly quickExit: string;
  readonly quickExitHint: string;
  readonly menu: string;
  readonly mainNavigation: string;
  readonly bottomNavigation: string;
  readonly loading: string;
  /** Expands content that a phone has no space for. */
  readonly more: string;
  /** Text that stays on the page after a text has opened help. */
  readonly help: { readonly stays: string; readonly plan: string };
  /** Shown next to saved text that may signal danger where no guide answers. */
  readonly quietConcern: { readonly says: string; readonly talk: string; readonly help: string };
  readonly error: { readonly title: string; readonly text: string; readonly retry: string };
  /** Shown where a part's script didn't load. */
  readonly part: {
    readonly failed: string;
    readonly text: string;
    readonly retry: string;
    /** Accessible label for a retry button that's shown without the error message. */
    readonly failedRetry: string;
  };
  readonly notFound: { readonly title: string; readonly text: string; readonly home: string };
}

export const SHELL: Record<Audience, ShellCopy> = {
  adult: {
    skip: "Skip to content",
    crisis: "Crisis",
    signOut: "Logout",
    account: "Your data",
    signIn: "Sign In",
    start: "Get Started",
    admin: "Admin Access",
    desk: "Crisis desk",
    family: "My family",
    quickExit: "Quick exit",
    quickExitHint: "Leaves this page right away. Pressing Escape three times does the same.",
    menu: "Menu",
    mainNavigation: "Main",
    bottomNavigation: "Main places",
    loading: "Loading",
    more: "More",
    help: { stays: "Help is one tap away, now and later.", plan: "My safety plan" },
    quietConcern: { says: "That sounds heavy.", talk: "Talk about it", help: "Get help now" },
    error: {
      title: "That didn't work",
      text: "Something went wrong on our side. What you wrote is saved. Please try again.",
      retry: "Retry",
    },
    part: {
      failed: "This part didn't load",
      text: "You may be offline. The rest of the page works.",
      retry: "Retry",
      failedRetry: "This part didn't load. Retry",
    },
    notFound: {
      title: "This path ends here",
      text: "The page you're looking for doesn't exist, or it has moved. Let's get you back.",
      home: "Go to home page",
    },
  },
  child: {
    skip: "Skip to content",
    crisis: "Help!",
    signOut: "Sign Out",
    account: "My things",
    signIn: "Sign In",
    start: "Get Started",
    admin: "Admin Access",
    desk: "Crisis desk",
    family: "My grown-up",
    quickExit: "Quick exit",
    quickExitHint: "Closes this page fast. You can also press Escape three times.",
    menu: "Menu",
    mainNavigation: "Main",
    bottomNavigation: "Main places",
    loading: "Loading",
    more: "More",
    help: { stays: "Tap here when you need help.", plan: "My safe plan" },
    quietConcern: { says: "That sounds really hard.", talk: "Talk about it", help: "Get help now" },
    error: {
      title: "Oops, that didn't work",
      text: "It's not your fault. What you wrote is safe. Let's try again.",
      retry: "Retry",
    },
    part: {
      failed: "This part didn't load",
      text: "You may have no internet. You can still use the rest.",
      retry: "Try again",
      failedRetry: "This part didn't load. Try again",
    },
    notFound: {
      title: "There's nothing here",
      text: "This page got lost. Let's go back together.",
      home: "Go back home",
    },
  },
};
