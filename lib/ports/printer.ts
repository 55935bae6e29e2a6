import type { Audience } from "@/lib/shared/audience";

/** Everything that stands on a certificate, in words that are ready to be set. */
export interface CertificateSheet {
  readonly paper: "a4" | "letter";
  readonly audience: Audience;
  /** Of the file; shown in the window's title bar. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** Empty when nobody told one: then there is a line to write it on. */
  readonly name: string;
  readonly finished: string;
  readonly programme: string;
  readonly date: string;
  readonly achievements: readonly string[];
  readonly issuer: string;
  /** Label and value, such as the number. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The page on which anybody can check it; the code on the sheet leads there. */
  readonly check: { readonly address: string; readonly hint: string; readonly picture: string };
  readonly note: string;
  /** Under the line for a name that has to be written by hand. */
  readonly byHand: string;
}

/** Makes paper: a PDF that can be kept, printed and read aloud. */
export interface Printer {
  certificate(sheet: CertificateSheet): Promise<Uint8Array>;
}
