import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { CHANNEL } from "@/lib/features/growth/connections/constants";
import { PRODUCT } from "@/lib/shared/product";
import { type Access, type CtxFor, requireAccess } from "./access";
import { admit } from "./door";
import type { Handler, RouteArguments } from "./handler";

interface WindowWords {
  readonly title: string;
  readonly text: string;
}

interface WindowAnswer extends WindowWords {
  /**
   * Posted to the page that opened this window, before this one closes. Null leaves the window open
   * and shows its text.
   */
  readonly message: string | null;
}

interface WindowSpec<A extends Access, S extends z.ZodType> {
  readonly access: A;
  readonly input: S;
  readonly words: {
    readonly signedOut: WindowWords;
    /** Shown if the service itself failed. */
    readonly broken: WindowWords;
    /** Shown for a refusal, with a reason written for people. */
    readonly refused: (reason: string) => WindowWords;
  };
}

/**
 * A pop-up page that another site sends the person back to. Refusals and failures are shown as text
 * too, wherever they happen. A client that isn't a browser gets the usual JSON response.
 */
export function windowRoute<A extends Access, S extends z.ZodType>(
  { access, input, words }: WindowSpec<A, S>,
  verb: (ctx: CtxFor<A>, input: z.output<S>) => Promise<WindowAnswer>,
): Handler {
  const handle = async (request: Request, args: RouteArguments): Promise<Response> => {
    const response = await admit(request, args, {}, async (admitted) => {
      const ctx = await requireAccess(admitted.ctx, access, request.headers);
      const answered = await verb(ctx, input.parse(admitted.input) as z.output<S>);
      return page(answered, answered.message === null ? 400 : 200);
    });
    const isBrowser = request.headers.get("accept")?.includes("text/html") ?? false;
    return isBrowser && isJson(response) ? dressed(response, words) : response;
  };
  return Object.assign(handle, { access, input });
}

const isJson = ({ headers }: Response): boolean =>
  headers.get("content-type")?.includes("application/json") ?? false;

/** Renders a refusal as a page, keeping its status and relevant headers. */
async function dressed(
  response: Response,
  words: WindowSpec<Access, z.ZodType>["words"],
): Promise<Response> {
  const { message = "" } = (await response.json()) as { message?: string };
  const { status } = response;
  const said =
    status === 401 ? words.signedOut : status >= 500 ? words.broken : words.refused(message);
  const shown = page({ ...said, message: null }, status);
  for (const name of ["x-request-id", "retry-after"]) {
    const value = response.headers.get(name);
    if (value) shown.headers.set(name, value);
  }
  return shown;
}

/**
 * Sends the message twice: to the opener, on our own origin only, and on a same-origin channel in
 * case the browser cut the link to the opener along the way (CONN-12, CONN-21). The CSP allows only
 * this one script.
 */
function page({ title, text, message }: WindowAnswer, status: number): Response {
  const nonce = randomBytes(16).toString("base64");
  const script = message === null ? "" : `<script nonce="${nonce}">${tell(message)}</script>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)} · ${PRODUCT.adult}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style nonce="${nonce}">body{font:1.125rem/1.5 system-ui,sans-serif;margin:3rem auto;max-width:26rem;padding:0 1.25rem}</style>
</head><body><main><h1>${escaped(title)}</h1><p role="status">${escaped(text)}</p></main>${script}</body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "referrer-policy": "no-referrer",
    },
  });
}

const tell = (message: string): string => {
  const said = JSON.stringify(message);
  return `try{const c=new BroadcastChannel(${JSON.stringify(CHANNEL)});c.postMessage(${said});c.close()}catch{}
try{if(window.opener)window.opener.postMessage(${said},location.origin)}catch{}
window.close()`;
};

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
