import { extendChain } from "@/lib/core/audit/extend-chain";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

const run = cronRoute("audit-chain", extendChain);

export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: run, POST: run });
