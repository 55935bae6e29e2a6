import type { Audience } from "@/lib/shared/audience";
import notice from "@/messages/en/help-notice.json";
import type { HelpNotice } from "./schema";

/**
 * Stays on the page after something written outside a conversation opened the crisis dialog. It's
 * read once the dialog is closed, so it points to the button, not the dialog (CRIS-16).
 */
export const HELP_NOTICE: Readonly<Record<Audience, HelpNotice>> = notice;
