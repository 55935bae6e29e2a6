import { PRODUCT } from "@/lib/shared/product";

const WHERE = (trail: string): string =>
  `Whose account it was stands in the audit trail, under acts that begin with "pin.":\n${trail}`;

/** Mails to the admins. They're separate from copy.ts because that ships to the browser. */
export const WARNING_COPY = {
  pin_locked: {
    subject: `${PRODUCT.adult}: wrong PINs at the staff door`,
    text: (trail: string): string =>
      `Somebody put in so many wrong PINs that the door of the staff area closed for a while. It opens again by itself.\n\n${WHERE(trail)}\n\nIf you do not know who it was, deactivate the account and change the PIN in the settings of the service. You get at most one such mail an hour.`,
  },
  pin_opened: {
    subject: `${PRODUCT.adult}: the staff door opened after wrong PINs`,
    text: (trail: string): string =>
      `Somebody put in the right PIN after several wrong ones. It may be a colleague who mistyped.\n\n${WHERE(trail)}\n\nIf you do not know who it was, deactivate the account, which closes the staff area to it at once, and change the PIN in the settings of the service.`,
  },
} as const;
