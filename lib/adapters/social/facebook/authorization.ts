import { type Authorization, type Grant, SocialRefusal } from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";
import { empty } from "../ask";
import type { Graph } from "./graph";

const OVER = "The authorization is over. Connect the account again.";

const token = z.object({ access_token: z.string().min(1) });
const permissions = z.object({
  data: z.array(z.object({ permission: z.string(), status: z.string() })),
});
const pages = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      access_token: z.string(),
      tasks: z.array(z.string()).optional(),
      instagram_business_account: z
        .object({ id: z.string(), username: z.string().optional() })
        .optional(),
    }),
  ),
});
export type Page = z.output<typeof pages>["data"][number];

interface Chosen {
  readonly accountId: string;
  readonly accountName: string;
}

interface Wish {
  /** Without any one of these, publishing is impossible. */
  readonly needed: readonly string[];
  /**
   * Disconnecting revokes only this one, because the sister platform shares the app and keeps its
   * own.
   */
  readonly publishing: string;
  /** Null for a page that can't be posted to. */
  readonly choose: (page: Page) => Chosen | null;
  readonly nothing: string;
}

/**
 * Facebook Login for the company's page, or for the Instagram account linked to it. We keep the
 * page's own token, which doesn't expire, and the person's long-lived token for renewing and
 * revoking it (developers.facebook.com/docs/facebook-login/guides/access-tokens).
 */
export function createMetaAuthorization(graph: Graph, wish: Wish): Authorization {
  return {
    addressOf: ({ state, codeChallenge, redirectUri }) => {
      const query = new URLSearchParams({
        client_id: graph.appId,
        redirect_uri: redirectUri,
        state,
        response_type: "code",
        scope: wish.needed.join(","),
        code_challenge: codeChallenge,
        code_challenge_method: "S256",
      });
      return `${graph.dialog}?${query}`;
    },
    exchange: async ({ code, codeVerifier, redirectUri }) => {
      const app = { client_id: graph.appId, client_secret: graph.appSecret };
      const asked = { ...app, redirect_uri: redirectUri, code, code_verifier: codeVerifier };
      // Sent as a form rather than in the URL, which servers along the way may log.
      const short = await graph.askAsApp(
        "oauth/access_token",
        { method: "POST", form: asked },
        token,
      );
      const prolong = {
        ...app,
        grant_type: "fb_exchange_token",
        fb_exchange_token: short.access_token,
      };
      const long = await graph.askAsApp(
        "oauth/access_token",
        { method: "POST", form: prolong },
        token,
      );
      await requirePermissions(graph, long.access_token, wish.needed);
      return { ...(await grantOf(graph, long.access_token, wish)), scope: wish.needed.join(",") };
    },
    renew: async ({ accountId, refreshToken }) => {
      if (!refreshToken) throw new SocialRefusal("expired", OVER);
      const { accessToken } = await pageOf(graph, refreshToken, wish, accountId, "expired");
      return { accessToken, refreshToken, expiresAt: null };
    },
    accounts: {
      list: async ({ refreshToken }) => {
        if (!refreshToken) throw new SocialRefusal("expired", OVER);
        const offered = await offeredBy(graph, refreshToken, wish);
        return offered.map(({ accountId, accountName }) => ({ id: accountId, name: accountName }));
      },
      choose: async ({ refreshToken }, id) => {
        if (!refreshToken) throw new SocialRefusal("expired", OVER);
        return pageOf(graph, refreshToken, wish, id, "refused");
      },
    },
    // An expired token can't revoke anything, so the permission stays until the person removes it
    // in their own settings.
    revoke: async ({ refreshToken, accessToken }) => {
      await graph.ask(
        `me/permissions/${wish.publishing}`,
        refreshToken ?? accessToken,
        { method: "DELETE" },
        empty,
      );
    },
  };
}

async function requirePermissions(
  graph: Graph,
  userToken: string,
  needed: readonly string[],
): Promise<void> {
  const { data } = await graph.ask("me/permissions", userToken, {}, permissions);
  const granted = new Set(
    data.filter(({ status }) => status === "granted").map(({ permission }) => permission),
  );
  const left = needed.filter((permission) => !granted.has(permission));
  if (left.length > 0)
    throw new SocialRefusal("refused", `These permissions were not given: ${left.join(", ")}.`);
}

interface Offered extends Chosen {
  readonly accessToken: string;
}

/** The person's pages that we can post to, each with its own token. */
async function offeredBy(graph: Graph, userToken: string, wish: Wish): Promise<Offered[]> {
  const fields = "id,name,access_token,tasks,instagram_business_account{id,username}";
  const { data } = await graph.ask(
    "me/accounts",
    userToken,
    { query: { fields, limit: "100" } },
    pages,
  );
  return data.flatMap((page) => {
    const chosen = wish.choose(page);
    return chosen ? [{ ...chosen, accessToken: page.access_token }] : [];
  });
}

/**
 * Takes the page if there's only one. If there are several, the person has to choose, and until
 * then we hold only their own token.
 */
async function grantOf(graph: Graph, userToken: string, wish: Wish): Promise<Omit<Grant, "scope">> {
  const [first, ...others] = await offeredBy(graph, userToken, wish);
  if (!first) throw new SocialRefusal("refused", wish.nothing);
  const chosen =
    others.length === 0 ? first : { accountId: null, accountName: null, accessToken: userToken };
  return { ...chosen, refreshToken: userToken, tokenType: "Bearer", expiresAt: null };
}

async function pageOf(
  graph: Graph,
  userToken: string,
  wish: Wish,
  id: string | null,
  otherwise: "expired" | "refused",
): Promise<Offered> {
  const found = (await offeredBy(graph, userToken, wish)).find(({ accountId }) => accountId === id);
  if (!found) throw new SocialRefusal(otherwise, wish.nothing);
  return found;
}
