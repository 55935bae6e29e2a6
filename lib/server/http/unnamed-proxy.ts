import { createLog } from "../log";
import { isFromUnnamedProxy } from "./address";
import { PEER_HEADER } from "./peer";

/** One for the process, whichever of the server's bundles asks. */
const seen = globalThis as { willowUnnamedProxy?: true };

/** Says once in the log, and from then on at /api/health, that the service stands behind a proxy and was not told so (TRUST_PROXY). */
export function noteUnnamedProxy(headers: Readonly<Record<string, string | string[] | undefined>>): void {
  const forwarded = headers["x-forwarded-for"];
  if (seen.willowUnnamedProxy || !forwarded) return;
  const [peer, from] = [headers[PEER_HEADER], forwarded].map(String);
  if (!isFromUnnamedProxy(new Headers({ [PEER_HEADER]: peer ?? "", "x-forwarded-for": from ?? "" }))) return;
  seen.willowUnnamedProxy = true;
  createLog().warn("proxy-not-trusted", { setting: "TRUST_PROXY" });
}

/** For /api/health; nothing where all is well. */
export const proxyTrouble = (): { readonly proxy?: "not-trusted" } =>
  seen.willowUnnamedProxy ? { proxy: "not-trusted" } : {};
