/** The third parties that receive data, when, and which. The demo runs without any of them. */
interface ThirdParty {
  readonly who: string;
  /** Without these settings nothing is sent there. */
  readonly settings: string;
  readonly gets: string;
  readonly never: string;
  readonly code: string;
}

export const THIRD_PARTIES: readonly ThirdParty[] = [
  {
    who: "Identity provider",
    settings: "OIDC_ISSUER",
    gets: "that somebody signs in here, and when",
    never: "anything that is written here; its tokens are dropped",
    code: "lib/server/auth.ts",
  },
  {
    who: "Model server",
    settings: "OPENAI_API_KEY, OPENAI_BASE_URL",
    gets: "the last messages of the conversation, and what the person told for the guide: first name, age group, language, culture, religion, goals, approaches, what the guide remembers; the message once more for a second reading; a routine's goals; a post's topic",
    never:
      "surname, address, account, other people's private words; anything of a conversation in a crisis answer, which no model writes",
    code: "lib/adapters/openai/guide.ts",
  },
  {
    who: "Payment (Stripe)",
    settings: "STRIPE_SECRET_KEY",
    gets: "address, our id and the plan; the card, from the person's browser, on /subscribe alone",
    never: "anything about health; that a plan was recommended for something",
    code: "lib/adapters/stripe/payments.ts",
  },
  {
    who: "Mail server",
    settings: "SMTP_URL",
    gets: "addresses of people, parents, partners and staff, and first names in the texts, with neutral subjects; links that open once",
    never: "an excerpt of what somebody wrote, a diagnosis, a mood",
    code: "lib/adapters/mail/nodemailer.ts",
  },
  {
    who: "Alert sink",
    settings: "CRISIS_WEBHOOK_URL",
    gets: "an incident's id, severity and link, signed",
    never: "who it is about, what was written",
    code: "lib/adapters/webhook/signed-post.ts",
  },
  {
    who: "X, Facebook, Instagram, YouTube",
    settings: "TWITTER_*, FACEBOOK_*, YOUTUBE_*",
    gets: "posts that staff approved, on the company's own accounts",
    never:
      "anything of a person; marketing code has no path to people's data, which an import rule checks",
    code: "lib/adapters/social/platforms.ts",
  },
  {
    who: "The browser's own speech recogniser",
    settings: "none: the person's choice",
    gets: "in some browsers the sound, while the microphone is on; the page says so before",
    never: "a child's voice, unless the recogniser works on the device",
    code: "lib/features/conversation/voice/policy.ts",
  },
];
