import type { Audience } from "@/lib/shared/audience";
import disclaimer from "@/messages/en/disclaimer.json";
import notice from "@/messages/en/help-notice.json";
import type { DisclaimerCopy, HelpNotice } from "./schema";

/** Shown on every page (CRIS-12), in one wording for adults and one for children. */
export const DISCLAIMER: Readonly<Record<Audience, DisclaimerCopy>> = disclaimer;

/**
 * Stays on the page after something written outside a conversation opened the crisis dialog. It's
 * read once the dialog is closed, so it points to the button, not the dialog (CRIS-16).
 */
export const HELP_NOTICE: Readonly<Record<Audience, HelpNotice>> = notice;
