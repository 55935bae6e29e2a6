import type { OutboxMail } from "@/lib/features/outbox/schema";
import { outboxSeal } from "@/lib/features/outbox/sealed";
import type { Ctx } from "@/lib/ports/context";
import { query } from "./database";

/** Mails that were promised about a person, oldest first, opened; sent or not. */
export async function mailsAbout(ctx: Ctx, userId: string): Promise<(OutboxMail & { kind: string })[]> {
  const rows = await query<{ id: string; kind: string; payload: string }>(
    `SELECT "id"::text, "kind", "payload" FROM outbox WHERE "userId" = $1 ORDER BY "createdAt", "id"`,
    [userId],
  );
  return rows.flatMap(({ id, kind, payload }) => {
    const mail = outboxSeal.open(ctx.serviceKey, { id, payload }).payload;
    return mail ? [{ ...mail, kind }] : [];
  });
}

/** The secret part of the link in a mail to a parent. */
export function tokenIn(mail: OutboxMail | undefined): string {
  const token = /\/consent\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (!token) throw new Error("there is no consent link in this mail");
  return token;
}
