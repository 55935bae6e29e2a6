import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { findPerson } from "@/lib/core/identity/sign-in-repository";
import type { Ctx } from "@/lib/ports/context";
import { PRODUCT } from "@/lib/shared/product";
import { NOTICE_WORDS } from "./copy";
import type { Notice, NoticeKind, Words } from "./types";

/**
 * Queues an email about a person's plan (SUBS-16) to their sign-in address, in the transaction that
 * causes it. Each kind of notice is sent once per matter, however often its event arrives. A
 * deactivated account gets it too, since anyone who is charged must know; an erased one doesn't.
 */
export async function queueNotice(ctx: Ctx, notice: Notice): Promise<void> {
  const person = await findPerson(ctx.db, notice.userId);
  if (!person) return;
  await enqueueMail(ctx, {
    kind: "billing_notice",
    dedupeKey: `billing_notice:${notice.kind}:${notice.about}`,
    userId: person.id,
    mail: {
      to: { address: person.email },
      ...noticeMail(notice, `${ctx.settings.appUrl}/subscribe`),
    },
  });
}

/** `page` is where the person manages plans. */
export function noticeMail<K extends NoticeKind>(
  notice: Extract<Notice, { kind: K }>,
  page: string,
): Words {
  // The table has an entry per kind, but the types can't express that it takes this one.
  const wordsOf = NOTICE_WORDS[notice.kind] as (
    of: Notice,
    page: string,
  ) => ReturnType<(typeof NOTICE_WORDS)[K]>;
  const { subject, parts } = wordsOf(notice, page);
  return { subject, text: `${["Hello,", ...parts, PRODUCT.adult].join("\n\n")}\n` };
}
