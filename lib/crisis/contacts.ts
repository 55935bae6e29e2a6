import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import {
  type Country,
  type CrisisOption,
  INTERNATIONAL_DIRECTORY,
  type PhoneLine,
  textOption,
  US,
  unitedStatesOptions,
} from "./united-states/contacts";

const european = (source: string): PhoneLine => ({ number: "112", source });
const EU_112 = "https://digital-strategy.ec.europa.eu/en/policies/112";
/** ETSI TS 122 101: a mobile phone treats 112 as an emergency call in every network. */
const ELSEWHERE: Country = {
  emergency: european("https://www.etsi.org/deliver/etsi_ts/122100_122199/122101/"),
};

const COUNTRIES: Readonly<Record<string, Country>> = {
  US,
  CA: {
    emergency: { number: "911", source: "https://crtc.gc.ca/eng/phone/911/" },
    call: { number: "988", source: "https://988.ca/" },
    text: { number: "988", source: "https://988.ca/" },
    youth: { number: "1-800-668-6868", source: "https://kidshelpphone.ca/" },
  },
  GB: {
    emergency: {
      number: "999",
      source: "https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers",
    },
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
    emergency: {
      number: "111",
      source: "https://www.police.govt.nz/contact-us/calling-emergency-111",
    },
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
    call: {
      number: "800 911 2000",
      source: "https://www.gob.mx/salud/conadic/acciones-y-programas/linea-de-la-vida",
    },
  },
  BR: {
    emergency: {
      number: "192",
      source: "https://www.gov.br/saude/pt-br/composicao/saes/samu-192",
    },
    call: { number: "188", source: "https://cvv.org.br/" },
    violence: { number: "180", source: "https://www.gov.br/mulheres/pt-br/ligue180" },
  },
  IT: {
    emergency: european(EU_112),
    call: { number: "02 2327 2327", source: "https://www.telefonoamico.it/" },
    youth: { number: "19696", source: "https://azzurro.it/" },
    violence: { number: "1522", source: "https://www.1522.eu/" },
  },
  NL: {
    emergency: european(EU_112),
    call: { number: "0800 0113", source: "https://www.113.nl/" },
    violence: { number: "0800 2000", source: "https://veiligthuis.nl/" },
  },
  SE: {
    emergency: european(EU_112),
    call: { number: "90101", source: "https://mind.se/" },
    youth: { number: "116 111", source: "https://www.bris.se/" },
    violence: { number: "020 50 50 50", source: "https://kvinnofridslinjen.se/" },
  },
  PL: {
    emergency: european(EU_112),
    call: { number: "800 70 2222", source: "https://centrumwsparcia.pl/" },
    youth: { number: "116 111", source: "https://116111.pl/" },
    violence: { number: "800 120 002", source: "https://www.niebieskalinia.info/" },
  },
  JP: {
    emergency: { number: "119", source: "https://www.fdma.go.jp/" },
    call: { number: "0120 061 338", source: "https://www.lifelink.or.jp/inochisos/" },
  },
  KR: {
    emergency: { number: "119", source: "https://www.nfa.go.kr/" },
    call: { number: "109", source: "https://www.mohw.go.kr/" },
    youth: { number: "1388", source: "https://www.cyber1388.kr/" },
    violence: { number: "1366", source: "https://women1366.kr/" },
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

/** A directory stands in when we know no line for harm by others. */
export type HelpOption = CrisisOption | { readonly kind: "directory"; readonly href: string };

export interface CrisisContacts {
  readonly inUnitedStates: boolean;
  readonly emergency: string;
  /** At most three, with the recommended one first. */
  readonly options: readonly CrisisOption[];
}

/**
 * The contacts at the top of the crisis dialog: the three US lines or, abroad, the local emergency
 * number and the country's own lines (contract 8). An unknown region counts as the United States,
 * which the service is made for.
 */
export function contactsFor(
  region: string | null,
  audience: Audience,
  language: SpokenLanguage,
): CrisisContacts {
  if (region === null || region === "US") {
    return {
      inUnitedStates: true,
      emergency: US.emergency.number,
      options: unitedStatesOptions(language),
    };
  }
  const country = COUNTRIES[region] ?? ELSEWHERE;
  const call = audience === "child" ? (country.youth ?? country.call) : country.call;
  const options: CrisisOption[] = [{ kind: "emergency", number: country.emergency.number }];
  if (call) options.push({ kind: "call", number: call.number });
  if (country.text) options.push(textOption(country.text, language));
  return { inUnitedStates: false, emergency: country.emergency.number, options };
}

/** The number to call first, if we know one for the region. */
export const crisisLineOf = (
  region: string | null,
  audience: Audience,
  language: SpokenLanguage,
): string | undefined => {
  const line = contactsFor(region, audience, language).options.find(({ kind }) => kind === "call");
  return line && "number" in line ? line.number : undefined;
};

/** The numbers from `contactsFor`, formatted for use within a sentence: "988, 741741 (HOME)". */
export const numbersOf = (
  region: string | null,
  audience: Audience,
  language: SpokenLanguage,
): string =>
  contactsFor(region, audience, language)
    .options.flatMap((option) => {
      if (!("number" in option)) return [];
      return option.kind === "text" && option.keyword
        ? `${option.number} (${option.keyword})`
        : option.number;
    })
    .join(", ");

/**
 * The contacts at the top of the dialog when the person is being harmed by someone: a specialized
 * line, or for children the children's line. Abroad the emergency number comes first, and a
 * directory follows if we know no such line.
 */
export function harmContactsFor(region: string | null, audience: Audience): readonly HelpOption[] {
  if (region === null || region === "US") return audience === "child" ? US_CHILD_HARM : US_HARM;
  const country = COUNTRIES[region] ?? ELSEWHERE;
  const line = audience === "child" ? country.youth : country.violence;
  const emergency = { kind: "emergency", number: country.emergency.number } as const;
  if (line) return [emergency, { kind: "call", number: line.number }];
  return [emergency, { kind: "directory", href: INTERNATIONAL_DIRECTORY.href }];
}

/**
 * The hotline for harm by others that the dialog adds to its other contacts; null if we know none
 * for the region.
 */
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
 * The numbers to fill into texts for this region (contract 8). Children get the country's general
 * line too, because the texts promise an answer at any hour and not every youth line gives one.
 * Falls back to the emergency number. Null in the United States, whose lines the texts already
 * name.
 */
export function localNumbers(region: string | null): LocalNumbers | null {
  if (region === null || region === "US") return null;
  const { emergency, call } = COUNTRIES[region] ?? ELSEWHERE;
  return { emergency: emergency.number, call: (call ?? emergency).number };
}

/**
 * The country of the first language that names one ("en-GB,en;q=0.9" → "GB"); null when none does.
 */
export function regionOfLanguages(acceptLanguage: string | null): string | null {
  const tags = (acceptLanguage ?? "").split(",").map((part) => part.trim().split(";")[0] ?? "");
  for (const tag of tags) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(tag)?.[1];
    if (region) return region.toUpperCase();
  }
  return null;
}
