import { createHash, createSign, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How one of the provider's endpoints behaves. */
export type Treatment =
  | { readonly kind: "answers"; readonly status: number; readonly body: string }
  /** Accepts the request and never responds. */
  | { readonly kind: "hangs" }
  /** Starts its response and continues only when told to. */
  | { readonly kind: "stalls" }
  | { readonly kind: "hangs up" };

export interface ProviderMood {
  readonly discovery?: Treatment;
  readonly keys?: Treatment;
  readonly token?: Treatment;
  /** Merged over an ordinary person's claims; undefined removes a claim. */
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly spoil?: (idToken: string) => string;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** Applies from now on; an empty mood is a well-behaved provider. */
  use(mood: ProviderMood): void;
  /**
   * Acts as the person's browser: follows the app's redirect, signs in, and returns the URL with
   * the code.
   */
  authorize(location: string): URL;
  /** Resolves when the next request is left waiting. */
  isWaitedFor(): Promise<void>;
  /** Lets stalled responses continue. */
  goOn(): void;
  /** Every code and token that was issued: none may appear in a log. */
  readonly secrets: readonly string[];
  close(): Promise<void>;
}

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly clientId: string;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

function signed(key: KeyObject, claims: object): string {
  const content = `${part({ alg: "RS256", kid: "test", typ: "JWT" })}.${part(claims)}`;
  return `${content}.${createSign("RSA-SHA256").update(content).sign(key, "base64url")}`;
}

/**
 * A real HTTP server that speaks OpenID Connect, correctly or not, for the person in the claims.
 */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const secrets: string[] = [];
  let mood: ProviderMood = {};
  let stalled: (() => void)[] = [];
  const waiting = new EventEmitter();

  function idTokenFor({ nonce, clientId }: Grant): string {
    const now = Math.floor(Date.now() / 1000);
    const email = `${randomUUID()}@example.com`;
    const fair = { iss: issuer, aud: clientId, sub: randomUUID(), iat: now, exp: now + 600, nonce };
    const person = { email, email_verified: true, name: "Ada Reyes", given_name: "Ada", family_name: "Reyes" };
    const token = signed(privateKey, { ...fair, ...person, ...mood.claims });
    return mood.spoil ? mood.spoil(token) : token;
  }

  async function tokensFor(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const parts: Buffer[] = [];
    for await (const each of request) parts.push(each as Buffer);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    const grant = grants.get(form.get("code") ?? "");
    grants.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!grant || challenge !== grant.challenge) return { status: 400, body: '{"error":"invalid_grant"}' };
    const given = { access_token: randomUUID(), id_token: idTokenFor(grant), token_type: "Bearer", expires_in: 600 };
    secrets.push(given.access_token, given.id_token);
    return { status: 200, body: JSON.stringify(given) };
  }

  function treat(response: ServerResponse, treatment: Treatment | undefined, { status, body }: Answer): void {
    if (treatment?.kind === "hangs up") return void response.destroy();
    if (treatment?.kind === "hangs") return void waiting.emit("begun");
    const said = treatment?.kind === "answers" ? treatment : { status, body };
    response.writeHead(said.status, { "content-type": "application/json" });
    if (treatment?.kind !== "stalls") return void response.end(said.body);
    response.write(said.body.slice(0, 1));
    stalled.push(() => void response.end(said.body.slice(1)));
    waiting.emit("begun");
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", issuer);
    if (pathname === "/.well-known/openid-configuration") treat(response, mood.discovery, ok(discovery(issuer)));
    else if (pathname === "/keys") treat(response, mood.keys, ok({ keys: [jwk(publicKey)] }));
    else if (pathname === "/token") treat(response, mood.token, await tokensFor(request));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer,
    secrets,
    use: (next) => {
      mood = next;
      stalled = [];
    },
    isWaitedFor: async () => void (await once(waiting, "begun")),
    authorize: (location) => {
      const { searchParams } = new URL(location);
      const asked = (name: string) => searchParams.get(name) ?? "";
      const code = randomUUID();
      secrets.push(code, asked("state"), asked("nonce"));
      grants.set(code, {
        nonce: asked("nonce"),
        challenge: asked("code_challenge"),
        clientId: asked("client_id"),
      });
      const back = new URL(asked("redirect_uri"));
      back.search = new URLSearchParams({ code, state: asked("state") }).toString();
      return back;
    },
    goOn: () => {
      for (const end of stalled) end();
      stalled = [];
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

const ok = (value: unknown): Answer => ({ status: 200, body: JSON.stringify(value) });
const jwk = (key: KeyObject) => ({ ...key.export({ format: "jwk" }), kid: "test", use: "sig", alg: "RS256" });
const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
});
