import { reconcileBilling } from "@/lib/features/billing/reconcile-billing";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

const run = cronRoute("reconcile-billing", reconcileBilling);

export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: run, POST: run });
