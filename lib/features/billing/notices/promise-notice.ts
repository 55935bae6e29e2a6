import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import { findPerson } from "@/lib/core/identity/sign-in-repository";
import type { Ctx } from "@/lib/ports/context";
import { PRODUCT } from "@/lib/shared/product";
import { NOTICE_WORDS } from "./copy";
import type { Notice, NoticeKind, Words } from "./types";

/**
 * Promises a mail about a person's plan (SUBS-16), to the address they sign in with, in the
 * transaction that gives the reason for it. One notice of a kind about one matter, however often an
 * event comes. A deactivated account is told as well: whoever is charged must know. Nobody is told
 * whose account is gone.
 */
export async function promiseNotice(ctx: Ctx, notice: Notice): Promise<void> {
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

/** `page` is where plans are managed. */
export function noticeMail<K extends NoticeKind>(
  notice: Extract<Notice, { kind: K }>,
  page: string,
): Words {
  // The table has the words for each kind; that they take this one is more than the types can
  // follow.
  const wordsOf = NOTICE_WORDS[notice.kind] as (
    of: Notice,
    page: string,
  ) => ReturnType<(typeof NOTICE_WORDS)[K]>;
  const { subject, parts } = wordsOf(notice, page);
  return { subject, text: `${["Hello,", ...parts, PRODUCT.adult].join("\n\n")}\n` };
}
