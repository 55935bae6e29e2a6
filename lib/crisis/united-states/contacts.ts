import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * Every number and address that the product may show to a person in a crisis, each with the page it
 * was taken from.
 */
export interface PhoneLine {
  readonly number: string;
  readonly source: string;
}

export interface TextLine extends PhoneLine {
  /** The word to send; if absent, any word will do. */
  readonly keyword?: string;
  readonly keywordIn?: Partial<Record<SpokenLanguage, string>>;
}

export interface WebPlace {
  readonly href: string;
  readonly source: string;
}

export interface Country {
  readonly emergency: PhoneLine;
  readonly call?: PhoneLine;
  readonly text?: TextLine;
  /** A line for children and teens, if the country has one. */
  readonly youth?: PhoneLine;
  /** Harm to adults by a partner or family. */
  readonly violence?: PhoneLine;
}

/**
 * Lines for people being harmed by someone; 988 is for thoughts of dying and doesn't plan how to
 * get safe.
 */
interface HarmLines {
  /** Harm to adults by a partner or family. */
  readonly violence: PhoneLine & { readonly text: TextLine; readonly chat: WebPlace };
  /** Harm to a child; the number takes calls and texts. */
  readonly childAbuse: PhoneLine & { readonly chat: WebPlace };
  readonly sexualViolence: PhoneLine;
}

/**
 * United States contacts: the lines that the product names everywhere (CRIS-14), and those for harm
 * by others.
 */
export const US = {
  emergency: { number: "911", source: "https://www.911.gov/" },
  call: { number: "988", source: "https://988lifeline.org/" },
  text: {
    number: "741741",
    keyword: "HOME",
    keywordIn: { es: "AYUDA" },
    source: "https://www.crisistextline.org/",
  },
  chat: { href: "https://988lifeline.org/chat/", source: "https://988lifeline.org/chat/" },
  violence: {
    number: "1-800-799-7233",
    source: "https://www.thehotline.org/",
    text: { number: "88788", keyword: "START", source: "https://www.thehotline.org/get-help/" },
    chat: { href: "https://www.thehotline.org/", source: "https://www.thehotline.org/get-help/" },
  },
  childAbuse: {
    number: "1-800-422-4453",
    source: "https://www.childhelphotline.org/",
    chat: {
      href: "https://www.childhelphotline.org/",
      source: "https://www.childhelphotline.org/",
    },
  },
  sexualViolence: { number: "1-800-656-4673", source: "https://rainn.org/" },
} as const satisfies Country & { chat: WebPlace } & HarmLines;

export const TREATMENT_LOCATOR: WebPlace = {
  href: "https://findtreatment.gov/",
  source: "https://findtreatment.gov/",
};
export const INTERNATIONAL_DIRECTORY: WebPlace = {
  href: "https://findahelpline.com/",
  source: "https://findahelpline.com/",
};

export type CrisisOption =
  | { readonly kind: "emergency" | "call"; readonly number: string }
  | { readonly kind: "text"; readonly number: string; readonly keyword: string | null }
  | { readonly kind: "chat"; readonly href: string };

export const unitedStatesOptions = (language: SpokenLanguage): readonly CrisisOption[] => [
  { kind: "call", number: US.call.number },
  textOption(US.text, language),
  { kind: "chat", href: US.chat.href },
];

export const textOption = (line: TextLine, language: SpokenLanguage): CrisisOption => ({
  kind: "text",
  number: line.number,
  keyword: line.keywordIn?.[language] ?? line.keyword ?? null,
});
