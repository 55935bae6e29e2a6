/**
 * First aid: the few things that must work before, without, and after a crash of the application's
 * own scripts. This folder is built into a separate script, `public/first-aid.js`, before every
 * build (scripts/lib/public-scripts.mjs). Keep application code out of it, because every page loads
 * it.
 */
import { pressEarly } from "./early-buttons";
import { renewOldPages } from "./old-page";
import { leaveQuickly } from "./quick-exit";
import { noteSignOuts } from "./sign-out";

leaveQuickly();
noteSignOuts();
pressEarly();
renewOldPages();
