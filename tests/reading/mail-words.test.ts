import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { WARNING_COPY } from "@/lib/across/staff/copy/warning";
import { DESK_COPY } from "@/lib/across/staff/desk/copy";
import * as erasure from "@/lib/across/your-data/erasure/mail";
import * as dataExport from "@/lib/across/your-data/export/mail";
import * as retention from "@/lib/across/your-data/retention/mail";
import * as shareInvitation from "@/lib/across/your-data/shares/invitation-mail";
import * as shareNews from "@/lib/across/your-data/shares/news-mail";
import { growingMail } from "@/lib/core/consent/growing/growing-mail";
import * as consent from "@/lib/core/consent/mail";
import { readerOffMail } from "@/lib/core/delivery/outbox/alert-reader-off";
import * as account from "@/lib/core/identity/mail";
import * as alerts from "@/lib/core/incidents/alert";
import { noticeMail } from "@/lib/features/billing/notices/queue-notice";
import { STAFF_WORDS } from "@/lib/features/billing/notices/staff-copy";
import type { Notice, NoticeKind } from "@/lib/features/billing/notices/types";
import * as seats from "@/lib/features/billing/seats/copy";
import * as couples from "@/lib/features/couples/invitation-mail";

interface Mail {
  readonly subject: string;
  readonly text: string;
}
/** An entry for each of a mail file's functions; the type check names a missing one. */
type EachOf<M> = { readonly [K in keyof M as M[K] extends (...args: never) => Mail ? K : never]: readonly Mail[] };

const at = new Date("2026-11-24T08:00:00Z");
const appUrl = "https://willow.example.org";
const page = `${appUrl}/page`;
const firstName = "Ana";
const requestId = "7d4c";

const ACCOUNT: EachOf<typeof account> = { addressChangedMail: [account.addressChangedMail({ appUrl })] };
const EXPORT: EachOf<typeof dataExport> = { downloadedMail: [dataExport.downloadedMail({ at, appUrl })] };
const RETENTION: EachOf<typeof retention> = {
  retentionMail: [retention.retentionMail({ months: 12, effectiveFrom: at, appUrl })],
};
const COUPLES: EachOf<typeof couples> = {
  invitationMail: [firstName, null].map((name) => couples.invitationMail({ firstName: name, link: page, lifeDays: 7 })),
};
const SHARES: EachOf<typeof shareInvitation & typeof shareNews> = {
  shareInvitationMail: [shareInvitation.shareInvitationMail(firstName, page, 7)],
  shareNewsMail: (["accepted", "opened"] as const).map((news) => shareNews.shareNewsMail(news, page)),
};
const request = { firstName, link: page, lifeDays: 7, familyPage: page } as const;
const CONSENT: EachOf<typeof consent> = {
  consentRequestMail: [
    consent.consentRequestMail({ ...request, endsAt: at, isReminder: false }),
    consent.consentRequestMail({ ...request, endsAt: at, isReminder: true }),
    consent.consentRequestMail({ ...request, endsAt: null, isReminder: false }),
  ],
  parentNoticeMail: [consent.parentNoticeMail({ firstName, appUrl, notMine: page })],
  guardianNoticeMail: [consent.guardianNoticeMail({ firstName, appUrl })],
  consentReceiptMail: [consent.consentReceiptMail(request)],
  consentWithdrawnMail: [consent.consentWithdrawnMail({ firstName, page })],
  checkAddressMail: [consent.checkAddressMail({ appUrl })],
  waitingEndsMail: [consent.waitingEndsMail({ endsAt: at, appUrl })],
};
const child = { eraseAfter: at, appUrl, firstName } as const;
const ERASURE: EachOf<typeof erasure> = {
  erasedMail: (["self", "guardian", "unanswered"] as const).map((why) => erasure.erasedMail({ at, requestId, why })),
  scheduledMail: [true, false].map((yes) =>
    erasure.scheduledMail({ eraseAfter: at, isPlanCancelled: yes, isMinor: yes, appUrl }),
  ),
  keptMail: [erasure.keptMail({ appUrl })],
  childErasureMail: [erasure.childErasureMail(child)],
  parentErasureMail: [erasure.parentErasureMail(child)],
  parentKeptMail: [at, null].map((eraseAfter) => erasure.parentKeptMail({ ...child, eraseAfter })),
  childKeptMail: [at, null].map((eraseAfter) => erasure.childKeptMail({ eraseAfter, appUrl })),
  childErasedMail: [erasure.childErasedMail({ firstName, at, requestId })],
};
const SEATS: EachOf<typeof seats> = {
  seatInvitationMail: [firstName, null].map((name) => seats.seatInvitationMail({ firstName: name, page })),
  seatEndingMail: [seats.seatEndingMail(at, page)],
  seatGoesOnMail: [seats.seatGoesOnMail(page)],
  seatEndedMail: [seats.seatEndedMail(page)],
};
const plan = { userId: "7d4c", about: "sub_1", tier: "premium" } as const;
const NOTICES: { readonly [K in NoticeKind]: Extract<Notice, { kind: K }> } = {
  trial_started: { ...plan, kind: "trial_started", firstChargeAt: at },
  trial_ends: { ...plan, kind: "trial_ends", firstChargeAt: at },
  receipt: { ...plan, kind: "receipt", paid: 14_900, paidAt: at, pageUrl: page },
  payment_failed: { ...plan, kind: "payment_failed", graceEndsAt: null },
  changed: { ...plan, kind: "changed", nextChargeAt: at },
  cancelled: { ...plan, kind: "cancelled", endsAt: at },
  resumed: { ...plan, kind: "resumed", nextChargeAt: at },
  seated: { ...plan, kind: "seated", endsAt: at, isPaid: true },
  given_back: { ...plan, kind: "given_back" },
  ended: { ...plan, kind: "ended" },
};
const GROWING = [13, 18].flatMap((border) =>
  (["child", "parent"] as const).flatMap((to) =>
    [at, null].flatMap((on) =>
      (["said", "open", 14] as const).map((years) =>
        growingMail(to, { border: border as 13 | 18, on, firstName, appUrl, endedWish: { eraseAfter: on }, years }),
      ),
    ),
  ),
);

const TO_PEOPLE: readonly Mail[] = [
  ...[ACCOUNT, EXPORT, RETENTION, COUPLES, SHARES, CONSENT, ERASURE, SEATS].flatMap((mails) =>
    Object.values<readonly Mail[]>(mails).flat(),
  ),
  ...Object.values(NOTICES).map((notice) => noticeMail(notice, page)),
  ...GROWING,
];

const pointer = { incidentId: requestId, appUrl };
const TO_STAFF: readonly Mail[] = [
  alerts.clinicianAlert(pointer),
  alerts.escalationAlert(pointer),
  readerOffMail(page),
  ...Object.values(WARNING_COPY).map(({ subject, text }) => ({ subject, text: text(page) })),
  ...Object.values(STAFF_WORDS).map((words) => words({ userId: requestId, subscriptionId: "sub_1" })),
  { ...DESK_COPY.handedOver, text: DESK_COPY.handedOver.text({ link: page }) },
  { ...DESK_COPY.erasureWaits, text: DESK_COPY.erasureWaits.text({ link: page, day: "Monday", isLast: true }) },
  {
    ...DESK_COPY.privacyNotice,
    text: DESK_COPY.privacyNotice.text({ who: firstName, until: "noon", link: page, trail: `${page}/trail` }),
  },
];

const paragraphsOf = ({ text }: Mail): string[] => text.trim().split(/\n\n/);
const isGreeting = (paragraph: string): boolean => /^(?:Hello|Hi|Dear|Good (?:morning|day|evening))\b/.test(paragraph);

it("every mail to a person greets once, at its beginning, and is signed once, at its end", () => {
  expect(TO_PEOPLE.length).toBeGreaterThan(40);
  for (const mail of TO_PEOPLE) {
    const paragraphs = paragraphsOf(mail);
    expect([paragraphs[0], paragraphs.filter(isGreeting)]).toEqual(["Hello,", ["Hello,"]]);
    expect(mail.text.match(/\bHello\b/g)).toHaveLength(1);
    expect(paragraphs.filter((text) => /^Willow(?: Kids)?$/.test(text))).toEqual([paragraphs.at(-1)]);
  }
});

it("a mail to staff greets nobody: what has to be done comes first", () => {
  for (const mail of TO_STAFF) expect(paragraphsOf(mail).filter(isGreeting)).toEqual([]);
});

it("no mail says anything twice", () => {
  for (const mail of [...TO_PEOPLE, ...TO_STAFF]) {
    const paragraphs = paragraphsOf(mail);
    expect(paragraphs).toEqual([...new Set(paragraphs)]);
  }
});

/** Files that word mails: those above, and two whose text is in the verb that sends them. */
const WORDED = [
  ...["core/identity/mail.ts", "core/consent/mail.ts", "core/consent/growing/growing-mail.ts"],
  ...["core/delivery/outbox/alert-reader-off.ts", "core/incidents/alert.ts"],
  ...["features/billing/notices/copy.ts", "features/billing/notices/staff-copy.ts", "features/billing/seats/copy.ts"],
  ...["features/couples/invitation-mail.ts", "across/your-data/export/mail.ts", "across/your-data/erasure/mail.ts"],
  ...["across/your-data/retention/mail.ts", "across/your-data/shares/invitation-mail.ts"],
  ...["across/your-data/shares/news-mail.ts", "across/staff/copy/warning.ts", "across/staff/desk/copy.ts"],
  ...["across/staff/settings/announce-officer.ts", "across/staff/settings/send-test-alert.ts"],
];

it("mails are worded nowhere else", () => {
  const lib = join(process.cwd(), "lib");
  const files = readdirSync(lib, { recursive: true, encoding: "utf8" }).filter((path) => /(?<!\.test)\.ts$/.test(path));
  const worded = files.filter((path) =>
    /^\s*subject: (?:["`]|SUBJECT|CHILD_SUBJECT)/m.test(readFileSync(join(lib, path), "utf8")),
  );
  const greets = files.filter((path) => readFileSync(join(lib, path), "utf8").includes('"Hello,"'));
  // The shared greeting of the notices, and an audit label that only looks like a mail.
  const besides = ["features/billing/notices/queue-notice.ts", "core/audit/copy.ts", "shared/stored-columns.ts"];
  expect([...new Set([...worded, ...greets])].filter((path) => !besides.includes(path)).sort()).toEqual(
    [...WORDED].sort(),
  );
});
