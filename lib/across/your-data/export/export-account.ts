import { requireFreshSignIn } from "@/lib/across/your-data/erasure/policy";
import { findOwnActs } from "@/lib/core/audit/queries";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { DAY_MS, EXPORT_ACTION, type Format, MAX_A_DAY } from "./constants";
import { EXPORT_COPY } from "./copy";
import { downloadedMail } from "./mail";
import { partsOf } from "./parts";
import { isThere, lockSelf } from "./person-repository";
import type { ExportInput } from "./schema";
import { writeHtml } from "./write-html";
import { writeJson } from "./write-json";

const HOUR_MS = 60 * 60 * 1000;
const TYPES: Record<Format, string> = {
  json: "application/json; charset=utf-8",
  html: "text/html; charset=utf-8",
};

export interface ExportedAccount {
  readonly name: string;
  readonly type: string;
  readonly text: AsyncIterable<string>;
}

/**
 * Exports everything stored about the caller as a file (contract 6; R-11, GDPR Articles 15 and 20).
 * Before anything is read, the download is counted and audited, and the account's address gets a
 * mail once a day. The file is then streamed a page at a time. If the account is erased in the
 * meantime, the stream fails instead of ending as a short file.
 *
 * @throws Failure rate_limited; reauth_required for data that no screen shows (`include`)
 */
export async function exportAccount(ctx: MemberCtx, input: ExportInput): Promise<ExportedAccount> {
  const isEverything = input.include === "everything";
  const withPrivateQuestions = input.include !== undefined;
  if (withPrivateQuestions) requireFreshSignIn(ctx.actor, ctx.now());
  await ctx.transaction((tx) => register(tx, input));
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  const parts = partsOf({ withPrivateQuestions, isEverything });
  const written =
    input.format === "json" ? writeJson(ctx, parts) : writeHtml(ctx, parts, input.timeZone);
  return {
    name: `willow-data.${input.format}`,
    type: TYPES[input.format],
    text: whole(ctx, written),
  };
}

async function register(tx: MemberCtx, { format, include }: ExportInput): Promise<void> {
  const { id, email } = tx.actor.user;
  await lockSelf(tx);
  const since = new Date(tx.now().getTime() - DAY_MS);
  const before = await findOwnActs(tx, { action: EXPORT_ACTION, since, limit: MAX_A_DAY });
  const oldest = before[MAX_A_DAY - 1];
  if (oldest) throw tooOften(tx, oldest.getTime() + DAY_MS - tx.now().getTime());
  const reason = include ? `${format}, ${include}` : format;
  await recordAudit(tx, {
    action: EXPORT_ACTION,
    outcome: "done",
    subject: id,
    resource: `users/${id}`,
    reason,
  });
  await enqueueMail(tx, {
    kind: "account_notice",
    dedupeKey: `account_exported:${id}:${tx.now().toISOString().slice(0, 10)}`,
    userId: id,
    mail: {
      to: { address: email },
      ...downloadedMail({ at: tx.now(), appUrl: tx.settings.appUrl }),
    },
  });
}

function tooOften({ actor }: MemberCtx, milliseconds: number): Failure {
  const hours = Math.max(1, Math.ceil(milliseconds / HOUR_MS));
  const message = EXPORT_COPY[audienceOf(actor.user)].tooOften(MAX_A_DAY, hours);
  return new Failure("rate_limited", message, { retryAfterSeconds: milliseconds / 1000 });
}

/**
 * Holds back the last piece until we know the account still exists, because an erased account must
 * not look like a nearly empty one.
 */
async function* whole(ctx: MemberCtx, written: AsyncIterable<string>): AsyncGenerator<string> {
  let last: string | undefined;
  for await (const piece of written) {
    if (last !== undefined) yield last;
    last = piece;
  }
  if (!(await isThere(ctx))) throw new Error("the account was erased while it was exported");
  if (last !== undefined) yield last;
}
