import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";
import { sweep } from "@/lib/server/sweep";

const run = cronRoute("sweep", sweep);

export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: run, POST: run });
