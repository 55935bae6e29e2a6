import { PRODUCT } from "@/lib/shared/product";

export interface Alert {
  readonly subject: string;
  readonly text: string;
}

/**
 * The mail to the clinicians. Neutral on purpose: a mail may be read over a shoulder and is stored
 * in many places, so it carries neither an excerpt nor a name, kind or severity; those stand on the
 * crisis desk behind the link (contract 8).
 */
export function clinicianAlert(to: Pointer): Alert {
  return {
    subject: `${PRODUCT.adult}: something needs your review`,
    text: `A new item waits for review.\n\n${linkTo(to)}\n\nPlease open it within five minutes.`,
  };
}

/**
 * To the administrators, when nobody has acknowledged an incident in time. As neutral as the first
 * mail.
 */
export function escalationAlert(to: Pointer): Alert {
  return {
    subject: `${PRODUCT.adult}: an item is still waiting`,
    text: `An item has waited for review for five minutes and nobody has opened it.\n\n${linkTo(to)}`,
  };
}

/**
 * For the operator's webhook: which incident and where it is read, and nothing about the person.
 */
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
  /** The public origin, without a slash at its end. */
  readonly appUrl: string;
}

function linkTo({ incidentId, appUrl }: Pointer): string {
  const link = new URL("/admin", appUrl);
  link.searchParams.set("incident", incidentId);
  return link.href;
}
