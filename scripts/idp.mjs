// The demo's identity provider: a real OpenID provider for this machine only, where any email
// address can sign in. It runs as its own process beside the app; `npm start` never runs it.
// Settings: IDP_PORT, APP_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET.
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { DEMO_PEOPLE } from "./lib/demo-people.mjs";
import { expiredPage, signInPage } from "./lib/idp-page.mjs";

// Silences the library's notices about the Node version and everything that makes this a demo. Its
// errors still show.
console.info = () => {};
console.warn = () => {};
const { default: Provider } = await import("oidc-provider");

const FORM_LIMIT_BYTES = 16_384;
const E_MAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]{2,}$/;

const { IDP_PORT, APP_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = process.env;
const port = Number(IDP_PORT);
const people = new Map();

function claimsOf(id) {
  const { name, email } = people.get(id);
  const [given, ...family] = name.split(/\s+/);
  return {
    sub: id,
    name,
    given_name: given,
    family_name: family.join(" "),
    email,
    email_verified: true,
  };
}

function remember({ name, email }) {
  const id = `demo|${email.toLowerCase()}`;
  people.set(id, { name, email: email.toLowerCase() });
  return id;
}

// The app can be reached under both names of this machine.
const callbacks = [APP_URL, APP_URL.replace("//localhost", "//127.0.0.1")].map(
  (url) => `${url}/api/auth/callback/oidc`,
);

const provider = new Provider(`http://localhost:${port}`, {
  clients: [
    {
      client_id: OIDC_CLIENT_ID,
      client_secret: OIDC_CLIENT_SECRET,
      redirect_uris: [...new Set(callbacks)],
    },
  ],
  jwks: {
    keys: [
      generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" }),
    ],
  },
  cookies: { keys: [randomBytes(32).toString("hex")] },
  pkce: { required: () => true },
  claims: {
    openid: ["sub"],
    email: ["email", "email_verified"],
    profile: ["name", "given_name", "family_name"],
  },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
  findAccount: (_ctx, id) =>
    people.has(id) ? { accountId: id, claims: () => claimsOf(id) } : undefined,
  // Skips the consent screen: in a demo, agreeing to share one's own name would add nothing.
  loadExistingGrant: async (ctx) => {
    const { client, session } = ctx.oidc;
    const grant = new ctx.oidc.provider.Grant({
      clientId: client.clientId,
      accountId: session.accountId,
    });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
  renderError: (ctx, out) => {
    ctx.type = "html";
    ctx.body = expiredPage(APP_URL);
    console.error(`sign-in refused: ${out.error}: ${out.error_description}`);
  },
});

async function readForm(request) {
  let body = "";
  for await (const part of request) {
    body += part;
    if (body.length > FORM_LIMIT_BYTES) return new URLSearchParams();
  }
  return new URLSearchParams(body);
}

function judge(form) {
  const chosen = DEMO_PEOPLE.find((person) => person.email === form.get("as"));
  const typed = { name: (form.get("name") ?? "").trim(), email: (form.get("email") ?? "").trim() };
  const person = chosen ?? typed;
  const wrong = {};
  if (!person.name) wrong.name = "Enter your name.";
  if (person.name.length > 200) wrong.name = "Enter a name of at most 200 characters.";
  if (!E_MAIL.test(person.email) || person.email.length > 200) {
    wrong.email = person.email
      ? "Enter an e-mail address like name@example.com."
      : "Enter your e-mail address.";
  }
  return { person, wrong, fits: !wrong.name && !wrong.email };
}

async function interact(ctx) {
  ctx.set(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  );
  ctx.set("cache-control", "no-store");
  ctx.type = "html";
  try {
    await provider.interactionDetails(ctx.req, ctx.res);
  } catch {
    ctx.status = 400;
    ctx.body = expiredPage(APP_URL);
    return;
  }
  if (ctx.method !== "POST") {
    ctx.body = signInPage(APP_URL);
    return;
  }
  const { person, wrong, fits } = judge(await readForm(ctx.req));
  if (!fits) {
    ctx.status = 400;
    ctx.body = signInPage(APP_URL, person, wrong);
    return;
  }
  const result = { login: { accountId: remember(person), remember: false } };
  ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
  ctx.status = 303;
}

provider.use(async (ctx, next) => {
  if (ctx.path === "/health") {
    ctx.body = "ok";
    return;
  }
  if (/^\/interaction\/[\w-]+$/.test(ctx.path)) return interact(ctx);
  // Without its session cookie the provider asks at every sign-in, even right after a sign-out from
  // the app.
  if (ctx.req.headers.cookie) {
    ctx.req.headers.cookie = ctx.req.headers.cookie.replace(/(^|;\s*)_session[^=]*=[^;]*/g, "");
  }
  return next();
});

const handle = provider.callback();
createServer(handle).listen(port, "127.0.0.1");
// On a machine with IPv6, "localhost" may resolve to this address.
createServer(handle)
  .on("error", () => {})
  .listen(port, "::1");
