import { extendChain } from "@/lib/features/audit/extend-chain";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({ POST: cronRoute("audit-chain", extendChain) });
