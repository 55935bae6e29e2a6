import { findFollowing, followParent } from "@/lib/across/family/follow-parent";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { addressChangedMail } from "@/lib/core/identity/mail";
import { lockPeople } from "@/lib/core/identity/people-repository";
import {
  findPersonByIdentity,
  type Identity,
  storeAddress,
} from "@/lib/core/identity/sign-in-repository";
import type { Ctx } from "@/lib/ports/context";

/**
 * Adopts a known person's new address, confirmed by their sign-in service, so mails reach them.
 * Skips an address that belongs to someone else. The old address is notified, and the children's
 * records are updated too.
 */
export function takeOverAddress(
  ctx: Ctx,
  { identity, email }: { identity: Identity; email: string },
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const known = await findPersonByIdentity(tx.db, identity);
    if (!known || known.email === email.toLowerCase()) return;
    const named = await findFollowing(tx, known.email);
    await lockPeople(tx, [known.id, ...named]);
    // From here on the locks keep everything in place. A child who entered the address in the
    // meantime is skipped, so no lock is taken out of order.
    const person = await findPersonByIdentity(tx.db, identity);
    if (!person || person.email === email.toLowerCase()) return;
    const children = (await findFollowing(tx, person.email)).filter((id) => named.includes(id));
    if (!(await storeAddress(tx.db, person.id, email))) {
      tx.log.warn("address-not-taken-over", { userId: person.id });
      return;
    }
    const { id } = person;
    await followParent(tx, children, { from: person.email, to: email.toLowerCase() });
    await recordAudit(tx, {
      action: "account.address",
      outcome: "done",
      subject: id,
      resource: `users/${id}`,
    });
    await enqueueMail(tx, {
      kind: "account_notice",
      dedupeKey: `address_changed:${id}:${tx.requestId}`,
      userId: id,
      mail: {
        to: { address: person.email },
        ...addressChangedMail({ appUrl: tx.settings.appUrl }),
      },
    });
  });
}
