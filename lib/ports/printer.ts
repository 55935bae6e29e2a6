import type { Audience } from "@/lib/shared/audience";

/** The text of a certificate, ready for typesetting. */
export interface CertificateSheet {
  readonly paper: "a4" | "letter";
  readonly audience: Audience;
  /** The file's title, shown in the window's title bar. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  /** Empty if none was given. The sheet then has a line to write it on. */
  readonly name: string;
  readonly finished: string;
  readonly programme: string;
  readonly date: string;
  readonly achievements: readonly string[];
  readonly issuer: string;
  /** Label and value, for instance of the certificate number. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** The page where anyone can verify it. The QR code on the sheet links there. */
  readonly check: { readonly address: string; readonly hint: string; readonly picture: string };
  readonly note: string;
  /** Label below the line for a handwritten name. */
  readonly byHand: string;
}

/** Produces a PDF that can be kept, printed and read aloud. */
export interface Printer {
  certificate(sheet: CertificateSheet): Promise<Uint8Array>;
}
