import { PRODUCT } from "@/lib/shared/product";

const WHERE = (trail: string): string =>
  `The audit trail shows whose account it was. Look for actions that start with "pin.":\n${trail}`;

/** Mails to the admins. They're separate from copy.ts because that ships to the browser. */
export const WARNING_COPY = {
  pin_locked: {
    subject: `${PRODUCT.adult}: wrong PINs for the staff area`,
    text: (trail: string): string =>
      `Someone entered so many wrong PINs that the staff area was locked for a while. It unlocks by itself.\n\n${WHERE(trail)}\n\nIf you don't know who it was, deactivate the account and change the PIN in the service settings. You'll get at most one email like this an hour.`,
  },
  pin_opened: {
    subject: `${PRODUCT.adult}: the staff area was opened after wrong PINs`,
    text: (trail: string): string =>
      `Someone entered the right PIN after several wrong ones. It may be a colleague who mistyped.\n\n${WHERE(trail)}\n\nIf you don't know who it was, deactivate the account, which locks it out of the staff area right away, and change the PIN in the service settings.`,
  },
} as const;
