import type { SignedInUser } from "@/lib/ports/context";

/** The holder's name as their sign-in gave it, in one consistent format; empty if it gave none. */
export const nameOf = ({
  firstName,
  lastName,
}: Pick<SignedInUser, "firstName" | "lastName">): string =>
  [firstName, lastName]
    .map((part) => part?.trim().normalize("NFC").replace(/\s+/gu, " "))
    .filter(Boolean)
    .join(" ");

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** "M. R.": enough to compare with the paper, too little to find a person by. */
export function initialsOf(name: string): string | null {
  const parts = name.split(" ").filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  const initials = ends.map((part) => [...letters.segment(part ?? "")][0]?.segment).filter(Boolean);
  return initials.length > 0 ? initials.map((letter) => `${letter}.`).join(" ") : null;
}
