import { POST as accept } from "@/app/api/shares/[id]/accept/route";
import { POST as decline } from "@/app/api/shares/[id]/decline/route";
import { POST as open } from "@/app/api/shares/[id]/open/route";
import { PATCH as change, DELETE as end } from "@/app/api/shares/[id]/route";
import { POST as noByLink } from "@/app/api/shares/decline/route";
import { POST as openLink } from "@/app/api/shares/open/route";
import { GET, POST } from "@/app/api/shares/route";
import type { FamilyItem, ProviderItem } from "@/lib/across/your-data/shares/constants";
import type { MadeShare, Share } from "@/lib/across/your-data/shares/types";
import type { SignedIn } from "@/tests/factories/people";
import { ask } from "@/tests/support/request";

type Who = Pick<SignedIn, "cookie"> | null;

const post = (handler: typeof open, who: Who, id: string) =>
  ask(handler, { method: "POST", params: { id }, body: {}, cookie: who?.cookie });

export const makeShare = (who: Who, body: unknown) => ask(POST, { method: "POST", body, cookie: who?.cookie });
export const acceptShare = (who: Who, id: string) => post(accept, who, id);
export const declineShare = (who: Who, id: string) => post(decline, who, id);
export const openShare = (who: Who, id: string) => post(open, who, id);
export const endShare = (who: Who, id: string) => ask(end, { method: "DELETE", params: { id }, cookie: who?.cookie });
export const changeShare = (who: Who, id: string, items: readonly string[]) =>
  ask(change, { method: "PATCH", params: { id }, body: { items }, cookie: who?.cookie });
export const openLinkOf = (link: string, who: Who = null) =>
  ask(openLink, { method: "POST", body: { token: link.split("/").at(-1) }, cookie: who?.cookie });
/** Declines through the link in the invitation mail, without an account. */
export const declineLink = (token: string) => ask(noByLink, { method: "POST", body: { token } });
export const listShares = async (who: Who): Promise<Share[]> =>
  (await ask(GET, { cookie: who?.cookie })).json<Share[]>();

/** A family share that has been accepted. */
export async function sharedWith(
  owner: SignedIn,
  viewer: SignedIn,
  items: readonly FamilyItem[] = ["moods"],
): Promise<string> {
  const made = await makeShare(owner, { kind: "family", inviteeEmail: viewer.user.email, items });
  const { id } = made.json<MadeShare>();
  await acceptShare(viewer, id);
  return id;
}

export async function linkOf(owner: SignedIn, items: readonly ProviderItem[] = ["moods"], more: object = {}) {
  const made = await makeShare(owner, { kind: "provider", items, days: 7, period: 30, ...more });
  const { id, link = "" } = made.json<MadeShare>();
  return { id, link };
}
