import { publishDue } from "@/lib/features/publishing/publish-due";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({ POST: cronRoute("publish-posts", publishDue) });
