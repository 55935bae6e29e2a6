import { PAID_TIERS } from "@/lib/shared/tiers";
import { TIERS } from "../tiers";
import { noticeMail } from "./queue-notice";
import { STAFF_WORDS } from "./staff-copy";
import type { Notice, NoticeKind } from "./types";

const PAGE = "https://willow.example.org/subscribe";
const day = new Date("2026-11-24T08:00:00Z");
const WRITTEN_OUT = "November 24, 2026, 08:00 UTC";

const whose = { userId: "7d4c", about: "sub_1", tier: "premium" } as const;
const NOTICES: { readonly [K in NoticeKind]: Extract<Notice, { kind: K }> } = {
  trial_started: { ...whose, kind: "trial_started", firstChargeAt: day },
  trial_ends: { ...whose, kind: "trial_ends", firstChargeAt: day },
  receipt: { ...whose, kind: "receipt", paid: 64_900, paidAt: day, pageUrl: "https://pay.example.org/in_1" },
  payment_failed: { ...whose, kind: "payment_failed", graceEndsAt: day },
  changed: { ...whose, kind: "changed", nextChargeAt: day },
  cancelled: { ...whose, kind: "cancelled", endsAt: day },
  resumed: { ...whose, kind: "resumed", nextChargeAt: day },
  seated: { ...whose, kind: "seated", endsAt: day, isPaid: true },
  given_back: { ...whose, kind: "given_back" },
  ended: { ...whose, kind: "ended" },
};
const every = Object.values(NOTICES).map((notice) => [notice.kind, noticeMail(notice, PAGE)] as const);

it.each(every)(
  "SUBS-16 the mail %s says where to go and not a word of what the product is for",
  (_, { subject, text }) => {
    expect(text).toContain(PAGE);
    expect(`${subject} ${text}`).not.toMatch(/therap|health|mental|mood|crisis|counsel|depress|anxi|sage|buddy/i);
    expect(subject).toMatch(/Willow/);
    expect(subject).not.toMatch(/premium|\$/i);
  },
);

it.each(["trial_started", "trial_ends", "resumed"] as const)(
  "SUBS-16 the mail %s names the price, the day of the charge and how to cancel",
  (kind) => {
    const { text } = noticeMail(NOTICES[kind], PAGE);
    expect(text).toContain("$649");
    expect(text).toContain(WRITTEN_OUT);
    expect(text).toMatch(/cancel any time in two clicks/);
  },
);

it("SUBS-07 the trial's mail says that nothing was charged, for each plan with its own price", () => {
  for (const tier of PAID_TIERS) {
    const { text } = noticeMail({ ...NOTICES.trial_started, tier }, PAGE);
    expect(text).toContain("Nothing has been charged.");
    expect(text).toContain(`$${TIERS.find(({ id }) => id === tier)?.price} `);
  }
});

it("a receipt names what was charged to the cent, and the invoice", () => {
  const { text } = noticeMail({ ...NOTICES.receipt, paid: 20_005 }, PAGE);
  expect(text).toContain("$200.05");
  expect(text).toContain("https://pay.example.org/in_1");
  expect(noticeMail({ ...NOTICES.receipt, pageUrl: null }, PAGE).text).not.toContain("null");
});

it("SUBS-15 a failed payment names the end of the grace, a cancellation the end of the plan", () => {
  expect(noticeMail(NOTICES.payment_failed, PAGE).text).toContain(WRITTEN_OUT);
  expect(noticeMail({ ...NOTICES.payment_failed, graceEndsAt: null }, PAGE).text).not.toContain(WRITTEN_OUT);
  const { text } = noticeMail(NOTICES.cancelled, PAGE);
  expect(text).toContain(WRITTEN_OUT);
  expect(text).toContain("You won't be charged again");
});

it("SUBS-18 whoever paid beside a place in a family plan reads why it was cancelled, and that somebody looks at the money", () => {
  const { text } = noticeMail(NOTICES.seated, PAGE);
  expect(text).toMatch(/So that no one pays twice, we canceled/);
  expect(text).toContain(WRITTEN_OUT);
  expect(text).toContain("refund the month");
  expect(noticeMail({ ...NOTICES.seated, isPaid: false }, PAGE).text).not.toContain("refund the month");
});

it.each(Object.values(STAFF_WORDS))(
  "staff reads ids, what to judge, and not a word of what the product is for",
  (words) => {
    const { subject, text } = words({ userId: "7d4c", subscriptionId: "sub_1" });
    expect(text).toMatch(/7d4c.*sub_1/);
    expect(text).toMatch(/payment service's own page/);
    expect(`${subject} ${text}`).not.toMatch(/therap|health|mental|mood|crisis|counsel|depress|anxi|sage|buddy/i);
  },
);
