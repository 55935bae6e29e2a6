import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { outboxSeal } from "@/lib/core/delivery/outbox/repository";
import type { OutboxMail } from "@/lib/core/delivery/outbox/schema";
import type { Ctx } from "@/lib/ports/context";
import { query } from "./database";

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly payload: string | null;
}

/**
 * Mails about a person, oldest first: from the outbox while queued, from the mailer's file once
 * sent.
 */
export const mailsAbout = (ctx: Ctx, userId: string) => mailsWhere(ctx, `"userId"`, userId);

/** Mails of one kind, likewise. */
export const mailsOfKind = (ctx: Ctx, kind: string) => mailsWhere(ctx, "kind", kind);

async function mailsWhere(ctx: Ctx, column: string, value: string): Promise<(OutboxMail & { kind: string })[]> {
  const rows = await query<Row>(
    `SELECT "id"::text, "kind", "payload" FROM outbox WHERE ${column} = $1 ORDER BY "createdAt", "id"`,
    [value],
  );
  const mails: (OutboxMail & { kind: string })[] = [];
  for (const { id, kind, payload } of rows) {
    const waiting = payload && outboxSeal.open(ctx.serviceKey, { id, payload }).payload;
    if (waiting && "event" in waiting) continue;
    mails.push({ ...(waiting || (await sentMail(id, kind))), kind });
  }
  return mails;
}

/** The demo's mailer writes one file per recipient; the first is enough here. */
async function sentMail(id: string, kind: string): Promise<OutboxMail> {
  const eml = await readFile(join(process.env.DATA_DIR ?? "", "mail", `${id}.0.eml`), "utf8");
  const [head = "", ...body] = eml.replaceAll("\r\n", "\n").split("\n\n");
  const header = (name: string) => new RegExp(`^${name}: (.+(?:\\n[ \\t].+)*)`, "m").exec(head)?.[1] ?? "";
  return {
    to: kind === "crisis_alert" ? { clinicians: true } : { address: header("To") },
    subject: header("Subject").replace(/\n[ \t]/g, " "),
    text: body.join("\n\n"),
  };
}

/** The token in the consent link of a mail to a parent. */
export function tokenIn(mail: OutboxMail | undefined): string {
  const token = /\/consent\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error("there is no consent link in this mail");
  return token;
}
