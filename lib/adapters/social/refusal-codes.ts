import type { RefusalKind } from "@/lib/ports/social";
import codes from "./refusal-codes.json";

type Api = keyof typeof codes;
type Code = string | number;

const KINDS = ["away", "expired", "refused"] as const satisfies readonly RefusalKind[];

/** The codes described by one document. */
interface Group extends Partial<Record<(typeof KINDS)[number], readonly Code[]>> {
  readonly source: string;
}

const kindsIn = (groups: readonly Group[]): ReadonlyMap<Code, RefusalKind> =>
  new Map(
    groups.flatMap((group) =>
      KINDS.flatMap((kind) => (group[kind] ?? []).map((code) => [code, kind] as const)),
    ),
  );

const LISTED: Readonly<Record<Api, ReadonlyMap<Code, RefusalKind>>> = {
  meta: kindsIn(codes.meta),
  google: kindsIn(codes.google),
  twitter: kindsIn(codes.twitter),
};

/**
 * Looks up a platform's own error code. refusal-codes.json names the document for each code and
 * lists no undocumented ones. The first listed code wins, so pass the most specific one first. Null
 * for undocumented codes, in which case the status decides.
 */
export function kindOfCode(api: Api, given: readonly (Code | undefined)[]): RefusalKind | null {
  for (const code of given) {
    const kind = code === undefined ? undefined : LISTED[api].get(code);
    if (kind) return kind;
  }
  return null;
}
