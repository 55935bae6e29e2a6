import { env } from "../env";

/** The address that the proxy in front of us saw; null where no proxy is trusted to say it (contract 5). */
export const addressOf = (headers: Headers): string | null =>
  env().TRUST_PROXY ? withoutPort(headers.get("x-forwarded-for")?.split(",").at(-1)?.trim()) : null;

/** Some proxies add the port, which differs with each connection: `203.0.113.7:4711`, `[2001:db8::7]:4711`. */
function withoutPort(entry: string | undefined): string | null {
  if (!entry) return null;
  const [, bracketed, plain] = /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}
