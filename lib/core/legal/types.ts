import type { Clinician } from "./clinicians";

export type { ShownClaim as Claim } from "./claims";

export type ClinicianView = Clinician;

export interface LegalSection {
  /** Also the anchor that the contents list leads to. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** What is said below the list. */
  readonly after?: readonly string[];
  /** Where the reader can do what is said here. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** The pages that have a short version for children. */
export type LegalPlace = "terms" | "privacy" | "useLicense" | "compliance" | "team" | "license";

/** A page in a few plain lines, above the text that binds. */
export interface PlainWords {
  readonly title: string;
  readonly lines: readonly string[];
}
