import type { Ctx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findType } from "./repository";
import { storedContent } from "./schema";
import { contentOf, nameOf } from "./staff-view";
import type { TypeVersionView } from "./types";
import { findVersions } from "./version-repository";

/**
 * Versions of an approach, newest first; the type's own version is the one in force. An approach
 * that was never changed has only its original one.
 *
 * @throws Failure not_found
 */
export async function listTypeVersions(
  ctx: Ctx,
  { id }: { id: string },
): Promise<TypeVersionView[]> {
  const type = await findType(ctx, id);
  if (!type) throw notFound("This approach");
  const versions = (await findVersions(ctx, id)).flatMap(
    ({ version, content: stored, changedBy, createdAt }) => {
      const content = storedContent.safeParse(stored);
      return content.success
        ? [{ version, content: content.data, by: nameOf(changedBy), at: createdAt }]
        : [];
    },
  );
  if (versions.length > 0) return versions;
  return [{ version: 1, content: contentOf(type), by: null, at: type.createdAt }];
}
