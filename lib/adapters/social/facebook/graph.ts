import { createHmac } from "node:crypto";
import { SocialRefusal } from "@/lib/ports/social";
import { z } from "@/lib/shared/zod-messages";
import { askJson, type PlatformError, type PlatformRequest } from "../ask";
import { kindOfCode } from "../refusal-codes";

export interface MetaOptions {
  readonly appId?: string;
  readonly appSecret?: string;
  /** Null means Meta's own addresses. */
  readonly apiBase: string | null;
}

const VERSION = "v23.0";
const GRAPH = "https://graph.facebook.com";
const DIALOG = "https://www.facebook.com";

const errorBody = z.object({
  error: z.object({
    message: z.string().optional(),
    error_user_msg: z.string().optional(),
    code: z.number().optional().catch(undefined),
    error_subcode: z.number().optional().catch(undefined),
    is_transient: z.boolean().optional().catch(undefined),
  }),
});

function judge(status: number, body: unknown): PlatformError {
  const error = errorBody.safeParse(body).data?.error;
  // A bare 401 doesn't come from Meta, so it says nothing about the token.
  const otherwise = status === 401 ? "away" : null;
  if (!error) return { kind: otherwise, reason: null };
  const { code, error_subcode: subcode, is_transient: transient = false } = error;
  const reason = error.error_user_msg ?? error.message ?? null;
  const kind = kindOfCode("meta", [subcode, code]);
  return {
    kind: transient && kind !== "expired" ? "away" : (kind ?? otherwise),
    reason,
    code: code === undefined ? undefined : [code, subcode ?? []].flat().join("/"),
  };
}

const UNSEEN = { code: 100, subcode: 33 };

/**
 * For things we created. Meta also says "it does not exist" (100, 33) if something just isn't
 * visible yet.
 */
export function judgeCreated(status: number, body: unknown): PlatformError {
  const error = errorBody.safeParse(body).data?.error;
  const told = judge(status, body);
  const isUnseen = error?.code === UNSEEN.code && error.error_subcode === UNSEEN.subcode;
  return isUnseen ? { ...told, kind: "away" } : told;
}

export interface Graph {
  readonly appId: string;
  readonly appSecret: string;
  readonly dialog: string;
  /** A call with a token. appsecret_proof proves that the app itself holds the token. */
  ask<S extends z.ZodType>(
    path: string,
    token: string,
    asked: PlatformRequest,
    schema: S,
    judgeBy?: typeof judge,
  ): Promise<z.output<S>>;
  /** A call on behalf of the app itself. */
  askAsApp<S extends z.ZodType>(
    path: string,
    asked: PlatformRequest,
    schema: S,
  ): Promise<z.output<S>>;
}

/**
 * Meta's Graph API, for Facebook pages and Instagram professional accounts. Null if credentials are
 * missing.
 */
export function createGraph({ appId, appSecret, apiBase }: MetaOptions): Graph | null {
  if (!appId || !appSecret) return null;
  const root = `${apiBase ?? GRAPH}/${VERSION}`;
  return {
    appId,
    appSecret,
    dialog: `${apiBase ?? DIALOG}/${VERSION}/dialog/oauth`,
    ask: (path, token, asked, schema, judgeBy = judge) => {
      const proof = createHmac("sha256", appSecret).update(token).digest("hex");
      const headers = { ...asked.headers, authorization: `Bearer ${token}` };
      const query = { ...asked.query, appsecret_proof: proof };
      return askJson(`${root}/${path}`, { ...asked, headers, query }, judgeBy, schema);
    },
    askAsApp: (path, asked, schema) => askJson(`${root}/${path}`, asked, judge, schema),
  };
}

export function missingOf({ appId, appSecret }: MetaOptions): string[] {
  return [...(appId ? [] : ["FACEBOOK_APP_ID"]), ...(appSecret ? [] : ["FACEBOOK_APP_SECRET"])];
}

/** @throws SocialRefusal if no authorization has supplied an account */
export function idOf(accountId: string | null): string {
  if (accountId === null)
    throw new SocialRefusal("expired", "The account is not known any more. Connect it again.");
  return encodeURIComponent(accountId);
}
