import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";
import { sweep } from "@/lib/server/sweep";

export const { GET, POST, PUT, PATCH, DELETE } = resource({ POST: cronRoute("sweep", sweep) });
