import { POST as answerLink } from "@/app/api/consent/[token]/route";
import { mailsAbout, tokenIn } from "../support/mails";
import { ask } from "../support/request";
import { contextOf, type PersonOptions, type SignedIn, signIn, someEmail } from "./people";

export interface Family {
  readonly child: SignedIn;
  readonly parent: SignedIn;
  readonly parentEmail: string;
  /** From the mailed link; null for a teenager, whose parent is only notified. */
  readonly token: string | null;
}

/** Rereads a person from the database, for verbs that tests call directly. */
async function refreshed({ cookie, user }: SignedIn): Promise<SignedIn> {
  const ctx = await contextOf(cookie.slice(cookie.indexOf("=") + 1));
  return { cookie, user: { ...user, ...ctx.actor.user }, ctx };
}

/** A minor waiting for their parent's answer, and the parent, signed in. */
export async function waitingFamily(options: PersonOptions = {}): Promise<Family> {
  const parentEmail = someEmail("parent");
  const child = await signIn({ age: 9, firstName: "Ana", parentEmail, consent: "pending", ...options });
  const parent = await signIn({ age: null, firstName: "Clara", email: parentEmail });
  const request = (await mailsAbout(child.ctx, child.user.id)).find(({ kind }) => kind === "consent_request");
  return { child, parent, parentEmail, token: tokenIn(request) };
}

/**
 * A child under 13 whose parent agreed through the mailed link, or a teenager and the notified
 * parent.
 */
export async function family(options: PersonOptions = {}): Promise<Family> {
  if ((options.age ?? 9) >= 13) {
    const parentEmail = someEmail("parent");
    const child = await signIn({ firstName: "Leo", parentEmail, ...options });
    return { child, parent: await signIn({ age: 41, email: parentEmail }), parentEmail, token: null };
  }
  const waiting = await waitingFamily(options);
  const { token, parent } = waiting;
  const params = { token: token ?? "" };
  await ask(answerLink, { method: "POST", params, cookie: parent.cookie, body: { decision: "agree" } });
  return { ...waiting, child: await refreshed(waiting.child) };
}
