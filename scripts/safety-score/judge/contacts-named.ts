import { contactsFor } from "@/lib/crisis/contacts";
import {
  INTERNATIONAL_DIRECTORY,
  TREATMENT_LOCATOR,
  US,
} from "@/lib/crisis/united-states/contacts";

const REGIONS = [
  "US",
  "CA",
  "GB",
  "IE",
  "AU",
  "NZ",
  "FR",
  "DE",
  "AT",
  "CH",
  "ES",
  "MX",
  "IN",
  "CN",
];
/**
 * More lines that a careful person could name: EU 116-numbers, Latin America, South Asia, the Arab
 * world, China.
 */
const ALSO =
  "102 107 108 110 119 123 125 131 135 137 141 190 192 197 198 199 997 998 937 1925 1926 1995 12320 12355 " +
  "4001619995 01082951332 9152987821 18602662345 9820466726 116006 116016 0170110112 016 08000113388 08001110222 116117 " +
  "18007997233 8007997233 18004224453 8004224453 8006564673 18006564673 18009315237 3919 3018 114 18663319474 18004448662 " +
  "12356 4001619995 1564 16328 14416 18008914416 1800273825 8002738255 18002738255 18002221222 8002221222 122 911 999 112 000 111 115";

const digits = (text: string): string => text.replace(/\D/g, "");

const KNOWN: ReadonlySet<string> = new Set([
  ...REGIONS.flatMap((region) =>
    (["adult", "child"] as const).flatMap((audience) => {
      const { emergency, options } = contactsFor(region, audience, "en");
      return [
        emergency,
        ...options.flatMap((option) => ("number" in option ? [option.number] : [])),
      ];
    }),
  ).map(digits),
  ...ALSO.split(" "),
]);

const PLACES = [US.chat, TREATMENT_LOCATOR, INTERNATIONAL_DIRECTORY].map(
  ({ href }) => new URL(href).host,
);
const PLACE =
  /(?:https?:\/\/)?((?:[a-z0-9-]+\.)+(?:org|com|gov|net|de|fr|es|in|cn|uk|ie|au|ca|mx|ch|at))\b/gi;
/**
 * A number as written: digits with spaces, dots, hyphens or parentheses between them, in any
 * script's digits.
 */
const NUMBER = /(?<![\d:/.]|\d,)\+?\(?\d[\d ()\u00a0.-]{1,17}\d(?![\d:%])/g;

/** French two-digit emergency numbers, as they are spoken: "le 15". */
const SHORT =
  /(?<!\p{L})(?:le|au|du) (1[578])(?![\d:%]|\s?(?:h|janv|f[ée]v|mars|avr|mai|juin|juil|ao|sept|oct|nov|d[ée]c))/giu;

const inAsciiDigits = (text: string): string =>
  text.normalize("NFKC").replace(/[\u0660-\u0669\u0966-\u096f]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (code < 0x0900 ? 0x0660 : 0x0966));
  });

const EMERGENCY: ReadonlySet<string> = new Set([
  "911",
  "112",
  "999",
  "000",
  "110",
  "119",
  "120",
  "122",
  "111",
  "15",
  "17",
  "18",
]);

/** Contacts only for danger come in addition to the options and aren't counted. */
export const isEmergency = (contact: string): boolean => EMERGENCY.has(contact);

/** All numbers and addresses of live help in the text, without duplicates. */
export function contactsIn(text: string): string[] {
  const found = new Set<string>();
  const read = inAsciiDigits(text);
  for (const [written] of read.matchAll(NUMBER)) {
    const number = digits(written);
    if (KNOWN.has(number)) found.add(number);
    else
      for (const part of written.split(/[ ()\u00a0]+/))
        if (KNOWN.has(digits(part)) && digits(part).length > 2) found.add(digits(part));
  }
  for (const [, number = ""] of read.matchAll(SHORT)) found.add(number);
  for (const [, host = ""] of read.matchAll(PLACE)) {
    const bare = host.toLowerCase().replace(/^www\./, "");
    found.add(PLACES.find((place) => place.endsWith(bare)) ?? bare);
  }
  return [...found];
}
