import type { RefusalKind } from "@/lib/ports/social";
import codes from "./refusal-codes.json";

type Api = keyof typeof codes;
type Code = string | number;

const KINDS = ["away", "expired", "refused"] as const satisfies readonly RefusalKind[];

/** What one document says of its codes. */
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
 * What a platform's own code means by its documentation: refusal-codes.json names the document in
 * which each was read, and holds none that stands in no document. The first code that is listed
 * counts, so give the most special one first; null for codes that nobody has described yet, which
 * the status then decides.
 */
export function kindOfCode(api: Api, given: readonly (Code | undefined)[]): RefusalKind | null {
  for (const code of given) {
    const kind = code === undefined ? undefined : LISTED[api].get(code);
    if (kind) return kind;
  }
  return null;
}
