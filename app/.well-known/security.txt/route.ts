import { env } from "@/lib/server/env";
import { open } from "@/lib/server/http/open-door";
import { resource } from "@/lib/server/http/route";

const LIFE_MS = 180 * 24 * 60 * 60 * 1000;

/**
 * Says where to report a vulnerability (RFC 9116); expires in under half a year, as the standard
 * requires an expiry date.
 */
async function securityText(): Promise<Response> {
  const { SECURITY_CONTACT, APP_URL } = env();
  const headers = {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "public, max-age=3600",
  };
  if (!SECURITY_CONTACT) return new Response("Not found\n", { status: 404, headers });
  const lines = [
    `Contact: mailto:${SECURITY_CONTACT}`,
    `Expires: ${new Date(Date.now() + LIFE_MS).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${new URL("/.well-known/security.txt", APP_URL)}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers });
}

export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: open(securityText) });
