import type { Clinician } from "./clinicians";

export type { ShownClaim as Claim } from "./claims";

export type ClinicianView = Clinician;

export interface LegalSection {
  /** Also the anchor in the table of contents. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** Paragraphs below the list. */
  readonly after?: readonly string[];
  /** Links to pages where the reader can act on this section. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** The pages that have a short version for children. */
export type LegalPlace = "terms" | "privacy" | "useLicense" | "compliance" | "team" | "license";

/** A short plain-language version of a page, shown above the binding text. */
export interface PlainWords {
  readonly title: string;
  readonly lines: readonly string[];
}
