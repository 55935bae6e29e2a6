import { PRODUCT } from "@/lib/shared/product";

export interface Alert {
  readonly subject: string;
  readonly text: string;
}

/**
 * The mail to the clinicians. It's deliberately neutral: mail can be read over a shoulder and is
 * stored in many places, so it contains no excerpt, name, kind or severity. Those are on the crisis
 * desk behind the link (contract 8).
 */
export function clinicianAlert(to: Pointer): Alert {
  return {
    subject: `${PRODUCT.adult}: something needs your review`,
    text: `A new item is waiting for review.\n\n${linkTo(to)}\n\nPlease open it within five minutes.`,
  };
}

/**
 * The mail to the administrators if no one acknowledges an incident in time. It's as neutral as the
 * first mail.
 */
export function escalationAlert(to: Pointer): Alert {
  return {
    subject: `${PRODUCT.adult}: an item is still waiting`,
    text: `An item has been waiting for review for five minutes, and no one has opened it.\n\n${linkTo(to)}`,
  };
}

/** The webhook event: which incident it is and where to read it, but nothing about the person. */
export const incidentEvent = ({
  type,
  ...to
}: Pointer & { type: string }): Record<string, string> => ({
  type,
  incidentId: to.incidentId,
  link: linkTo(to),
});

interface Pointer {
  readonly incidentId: string;
  /** The public origin, without a trailing slash. */
  readonly appUrl: string;
}

function linkTo({ incidentId, appUrl }: Pointer): string {
  const link = new URL("/admin", appUrl);
  link.searchParams.set("incident", incidentId);
  return link.href;
}
