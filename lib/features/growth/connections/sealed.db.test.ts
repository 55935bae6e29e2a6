import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { loadServiceKey } from "@/lib/core/identity/data-key-repository";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { newId } from "@/lib/shared/ids";
import { query } from "@/tests/support/database";
import { oauthTokenSeal } from "./repository";

it("DATA-35 a stored access token is a ciphertext under the service key, useless under any other", async () => {
  const serviceKey = await loadServiceKey(db(), createEnvironmentKeys(env().ENCRYPTION_KEYS));
  const { id: userId } = await db().user.create({ data: { email: `${newId()}@example.org` } });
  const id = newId();
  const sealed = oauthTokenSeal.seal(serviceKey, id, { accessToken: "ya29.secret", refreshToken: "1//refresh" });
  await db().oauthToken.create({ data: { id, userId, platform: "youtube", isActive: false, ...sealed } });

  const [stored] = await query<{ row: string }>(
    "SELECT row_to_json(t)::text AS row FROM oauth_tokens t WHERE id = $1",
    [id],
  );
  expect(stored?.row).not.toMatch(/ya29|refresh"?:"1/);
  const row = await db().oauthToken.findUniqueOrThrow({ where: { id } });
  expect(oauthTokenSeal.open(serviceKey, row)).toEqual({ accessToken: "ya29.secret", refreshToken: "1//refresh" });
  const personKey = { ...serviceKey, ownerKind: "person", ownerId: userId } as const;
  expect(() => oauthTokenSeal.open(personKey, row)).toThrow();
});
