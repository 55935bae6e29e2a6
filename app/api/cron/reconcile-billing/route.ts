import { reconcileBilling } from "@/lib/features/billing/reconcile-billing";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({ POST: cronRoute("reconcile-billing", reconcileBilling) });
