import type { Audience } from "@/lib/shared/audience";

/** The text of a certificate, ready for typesetting. */
export interface CertificateSheet {
  readonly paper: "a4" | "letter";
  readonly audience: Audience;
  /** The file's title, shown in the window's title bar. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** Empty when none was given; the sheet then has a line to write it on. */
  readonly name: string;
  readonly finished: string;
  readonly programme: string;
  readonly date: string;
  readonly achievements: readonly string[];
  readonly issuer: string;
  /** Label and value, such as the number. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The page where anybody can verify it; the code on the sheet leads there. */
  readonly check: { readonly address: string; readonly hint: string; readonly picture: string };
  readonly note: string;
  /** Below the line for a handwritten name. */
  readonly byHand: string;
}

/** Produces a PDF that can be kept, printed and read aloud. */
export interface Printer {
  certificate(sheet: CertificateSheet): Promise<Uint8Array>;
}
