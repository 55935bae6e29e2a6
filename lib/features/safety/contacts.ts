import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** Every number and address that the product may show to a person in a crisis, each with the page it was taken from. */
export interface PhoneLine {
  readonly number: string;
  readonly source: string;
}

export interface TextLine extends PhoneLine {
  /** The word to send; without one any word will do. */
  readonly keyword?: string;
  readonly keywordIn?: Partial<Record<SpokenLanguage, string>>;
}

export interface WebPlace {
  readonly href: string;
  readonly source: string;
}

interface Country {
  readonly emergency: PhoneLine;
  readonly call?: PhoneLine;
  readonly text?: TextLine;
  /** A line for children and teens where the country has its own. */
  readonly youth?: PhoneLine;
  /** Harm by a partner or in the family, of adults. */
  readonly violence?: PhoneLine;
}

/** Lines for whoever is harmed by somebody; 988 is for thoughts of dying, and does not plan how to get safe. */
interface HarmLines {
  /** Harm by a partner or in the family, of adults. */
  readonly violence: PhoneLine & { readonly text: TextLine; readonly chat: WebPlace };
  /** Harm of a child; the number answers calls and texts. */
  readonly childAbuse: PhoneLine & { readonly chat: WebPlace };
  readonly sexualViolence: PhoneLine;
}

/** The United States: the lines that the product names everywhere (CRIS-14), and those for harm by others. */
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
    chat: { href: "https://www.childhelphotline.org/", source: "https://www.childhelphotline.org/" },
  },
  sexualViolence: { number: "1-800-656-4673", source: "https://rainn.org/" },
} as const satisfies Country & { chat: WebPlace } & HarmLines;

export const TREATMENT_LOCATOR: WebPlace = { href: "https://findtreatment.gov/", source: "https://findtreatment.gov/" };
export const INTERNATIONAL_DIRECTORY: WebPlace = {
  href: "https://findahelpline.com/",
  source: "https://findahelpline.com/",
};

const european = (source: string): PhoneLine => ({ number: "112", source });
const EU_112 = "https://digital-strategy.ec.europa.eu/en/policies/112";
/** ETSI TS 122 101: a mobile phone treats 112 as an emergency call in every network. */
const ELSEWHERE: Country = { emergency: european("https://www.etsi.org/deliver/etsi_ts/122100_122199/122101/") };

const COUNTRIES: Readonly<Record<string, Country>> = {
  US,
  CA: {
    emergency: { number: "911", source: "https://crtc.gc.ca/eng/phone/911/" },
    call: { number: "988", source: "https://988.ca/" },
    text: { number: "988", source: "https://988.ca/" },
    youth: { number: "1-800-668-6868", source: "https://kidshelpphone.ca/" },
  },
  GB: {
    emergency: { number: "999", source: "https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers" },
    call: { number: "116 123", source: "https://www.samaritans.org/" },
    text: { number: "85258", keyword: "SHOUT", source: "https://giveusashout.org/" },
    youth: { number: "0800 1111", source: "https://www.childline.org.uk/" },
    violence: { number: "0808 2000 247", source: "https://www.nationaldahelpline.org.uk/" },
  },
  IE: {
    emergency: { number: "112", source: "https://www.112.ie/" },
    call: { number: "116 123", source: "https://www.samaritans.org/ireland/" },
    text: { number: "50808", keyword: "HELLO", source: "https://www.textaboutit.ie/" },
    youth: { number: "1800 66 66 66", source: "https://www.childline.ie/" },
    violence: { number: "1800 341 900", source: "https://www.womensaid.ie/" },
  },
  AU: {
    emergency: { number: "000", source: "https://www.triplezero.gov.au/" },
    call: { number: "13 11 14", source: "https://www.lifeline.org.au/" },
    text: { number: "0477 13 11 14", source: "https://www.lifeline.org.au/" },
    youth: { number: "1800 55 1800", source: "https://kidshelpline.com.au/" },
    violence: { number: "1800 737 732", source: "https://www.1800respect.org.au/" },
  },
  NZ: {
    emergency: { number: "111", source: "https://www.police.govt.nz/contact-us/calling-emergency-111" },
    call: { number: "1737", source: "https://1737.org.nz/" },
    text: { number: "1737", source: "https://1737.org.nz/" },
    violence: { number: "0800 733 843", source: "https://womensrefuge.org.nz/" },
  },
  FR: {
    emergency: european(EU_112),
    call: { number: "3114", source: "https://3114.fr/" },
    youth: { number: "119", source: "https://www.allo119.gouv.fr/" },
    violence: { number: "3919", source: "https://arretonslesviolences.gouv.fr/" },
  },
  DE: {
    emergency: european(EU_112),
    call: { number: "0800 111 0 111", source: "https://www.telefonseelsorge.de/" },
    youth: { number: "116 111", source: "https://www.nummergegenkummer.de/" },
    violence: { number: "116 016", source: "https://www.hilfetelefon.de/" },
  },
  AT: {
    emergency: european(EU_112),
    call: { number: "142", source: "https://www.telefonseelsorge.at/" },
    violence: { number: "0800 222 555", source: "https://www.frauenhelpline.at/" },
  },
  CH: {
    emergency: european("https://www.ch.ch/en/safety/emergency-numbers/"),
    call: { number: "143", source: "https://www.143.ch/" },
    youth: { number: "147", source: "https://www.147.ch/" },
  },
  ES: {
    emergency: european(EU_112),
    call: { number: "024", source: "https://www.sanidad.gob.es/linea024/" },
    youth: { number: "116 111", source: "https://www.anar.org/" },
    violence: { number: "016", source: "https://violenciagenero.igualdad.gob.es/" },
  },
  MX: {
    emergency: { number: "911", source: "https://www.gob.mx/911" },
    call: { number: "800 911 2000", source: "https://www.gob.mx/salud/conadic/acciones-y-programas/linea-de-la-vida" },
  },
  IN: {
    emergency: { number: "112", source: "https://112.gov.in/" },
    call: { number: "14416", source: "https://telemanas.mohfw.gov.in/" },
    youth: { number: "1098", source: "https://www.childlineindia.org/" },
    violence: { number: "181", source: "https://wcd.gov.in/" },
  },
  CN: {
    emergency: { number: "120", source: "https://www.nhc.gov.cn/" },
    call: { number: "12356", source: "https://www.nhc.gov.cn/" },
  },
};

export type CrisisOption =
  | { readonly kind: "emergency" | "call"; readonly number: string }
  | { readonly kind: "text"; readonly number: string; readonly keyword: string | null }
  | { readonly kind: "chat"; readonly href: string };

/** Where no line for harm by others is known, a directory takes its place. */
export type HelpOption = CrisisOption | { readonly kind: "directory"; readonly href: string };

export interface CrisisContacts {
  readonly inUnitedStates: boolean;
  readonly emergency: string;
  /** At most three, the first one recommended. */
  readonly options: readonly CrisisOption[];
}

/**
 * What the crisis dialog leads with: the three US lines, or abroad the local emergency number and what the country has
 * (contract 8). An unknown region counts as the United States, for which the service is made.
 */
export function contactsFor(region: string | null, audience: Audience, language: SpokenLanguage): CrisisContacts {
  if (region === null || region === "US") {
    return { inUnitedStates: true, emergency: US.emergency.number, options: unitedStatesOptions(language) };
  }
  const country = COUNTRIES[region] ?? ELSEWHERE;
  const call = audience === "child" ? (country.youth ?? country.call) : country.call;
  const options: CrisisOption[] = [{ kind: "emergency", number: country.emergency.number }];
  if (call) options.push({ kind: "call", number: call.number });
  if (country.text) options.push(textOption(country.text, language));
  return { inUnitedStates: false, emergency: country.emergency.number, options };
}

/**
 * What the dialog leads with when somebody is harmed by another person: the line that knows about it, for children the one
 * for children. Abroad the emergency number comes first, and where no such line is known here, a directory follows.
 */
export function harmContactsFor(region: string | null, audience: Audience): readonly HelpOption[] {
  if (region === null || region === "US") return audience === "child" ? US_CHILD_HARM : US_HARM;
  const country = COUNTRIES[region] ?? ELSEWHERE;
  const line = audience === "child" ? country.youth : country.violence;
  const emergency = { kind: "emergency", number: country.emergency.number } as const;
  if (line) return [emergency, { kind: "call", number: line.number }];
  return [emergency, { kind: "directory", href: INTERNATIONAL_DIRECTORY.href }];
}

/** The number that the dialog names for harm by others beside its other places; null where none is known here. */
export function harmLineFor(region: string | null, audience: Audience): string | null {
  const [line] = harmContactsFor(region, audience).filter(({ kind }) => kind === "call");
  return line && "number" in line ? line.number : null;
}

const US_HARM: readonly CrisisOption[] = [
  { kind: "call", number: US.violence.number },
  { kind: "text", number: US.violence.text.number, keyword: US.violence.text.keyword },
  { kind: "chat", href: US.violence.chat.href },
];

const US_CHILD_HARM: readonly CrisisOption[] = [
  { kind: "call", number: US.childAbuse.number },
  { kind: "text", number: US.childAbuse.number, keyword: null },
  { kind: "chat", href: US.childAbuse.chat.href },
];

export interface LocalNumbers {
  readonly emergency: string;
  readonly call: string;
}

/**
 * The numbers that a text written for this region names (contract 8). Children hear the country's general line, too: the
 * texts say that it answers at any hour, and not every line for the young does. Without a line of its own it is the
 * emergency number. Null in the United States, whose lines the texts name by themselves.
 */
export function localNumbers(region: string | null): LocalNumbers | null {
  if (region === null || region === "US") return null;
  const { emergency, call } = COUNTRIES[region] ?? ELSEWHERE;
  return { emergency: emergency.number, call: (call ?? emergency).number };
}

export const unitedStatesOptions = (language: SpokenLanguage): readonly CrisisOption[] => [
  { kind: "call", number: US.call.number },
  textOption(US.text, language),
  { kind: "chat", href: US.chat.href },
];

const textOption = (line: TextLine, language: SpokenLanguage): CrisisOption => ({
  kind: "text",
  number: line.number,
  keyword: line.keywordIn?.[language] ?? line.keyword ?? null,
});

/** `116 123` → `116123`, for tel: and sms: addresses. */
export const dialable = (number: string): string => number.replace(/[^\d+]/g, "");

/** The country of the first language that names one ("en-GB,en;q=0.9" → "GB"); null when none does. */
export function regionOfLanguages(acceptLanguage: string | null): string | null {
  const tags = (acceptLanguage ?? "").split(",").map((part) => part.trim().split(";")[0] ?? "");
  for (const tag of tags) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(tag)?.[1];
    if (region) return region.toUpperCase();
  }
  return null;
}
