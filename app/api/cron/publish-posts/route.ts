import { publishDue } from "@/lib/features/growth/publishing/publish-due";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

const run = cronRoute("publish-posts", publishDue);

export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: run, POST: run });
