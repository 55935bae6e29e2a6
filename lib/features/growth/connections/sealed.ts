import { sealedTable, text } from "@/lib/shared/sealed-table";

/** Under the service key: the accounts are the company's. Never part of any answer (DATA-35). */
export const oauthTokenSeal = sealedTable("oauth_tokens", {
  accessToken: text,
  refreshToken: text,
});

export const oauthStateSeal = sealedTable("oauth_states", { verifier: text });
