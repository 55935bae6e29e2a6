import { sealedTable, text } from "@/lib/shared/sealed-table";

/**
 * Sealed with the service key, since the accounts belong to the company. Never part of any response
 * (DATA-35).
 */
export const oauthTokenSeal = sealedTable("oauth_tokens", {
  accessToken: text,
  refreshToken: text,
});

export const oauthStateSeal = sealedTable("oauth_states", { verifier: text });
