/**
 * First aid: the few things that must work before, without and after a crash of the application's
 * own scripts. A script of its own, made of this folder into `public/first-aid.js` before every
 * build (scripts/lib/public-scripts.mjs); nothing of the application belongs in it, because every
 * page pays for it.
 */
import { pressEarly } from "./early-buttons";
import { renewOldPages } from "./old-page";
import { leaveQuickly } from "./quick-exit";
import { noteSignOuts } from "./sign-out";

leaveQuickly();
noteSignOuts();
pressEarly();
renewOldPages();
