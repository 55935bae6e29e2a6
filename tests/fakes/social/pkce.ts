import { createHash } from "node:crypto";

interface Begun {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scope: string;
}

/**
 * An authorization server's state between the dialog and the exchange: codes work once, with their
 * verifier.
 */
export function createCodes() {
  const open = new Map<string, Begun>();
  return {
    /**
     * The dialog: a person agrees. Returns where the browser is sent, or why the platform would
     * show an error page.
     */
    agree(query: URLSearchParams, known: { clientId: string; redirectUris: readonly string[] }): string | Error {
      const redirectUri = query.get("redirect_uri") ?? "";
      if (query.get("client_id") !== known.clientId) return new Error("client_id");
      if (!known.redirectUris.includes(redirectUri)) return new Error("redirect_uri_mismatch");
      if (query.get("response_type") !== "code") return new Error("response_type");
      if (query.get("code_challenge_method") !== "S256" || !query.get("code_challenge")) return new Error("pkce");
      if ((query.get("state") ?? "").length < 20) return new Error("state");
      const code = `code-${open.size}-${createHash("sha256").update(query.toString()).digest("hex").slice(0, 16)}`;
      const challenge = query.get("code_challenge") ?? "";
      open.set(code, { clientId: known.clientId, redirectUri, challenge, scope: query.get("scope") ?? "" });
      const back = new URL(redirectUri);
      back.searchParams.set("code", code);
      back.searchParams.set("state", query.get("state") ?? "");
      return back.href;
    },
    /** The exchange; null if the code doesn't match or was used. */
    redeem(form: URLSearchParams): Begun | null {
      const code = form.get("code") ?? "";
      const begun = open.get(code);
      open.delete(code);
      const challenge = createHash("sha256")
        .update(form.get("code_verifier") ?? "")
        .digest("base64url");
      const fits = begun && challenge === begun.challenge && form.get("redirect_uri") === begun.redirectUri;
      return fits ? begun : null;
    },
  };
}
