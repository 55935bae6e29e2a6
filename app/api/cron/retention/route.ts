import { eraseDue } from "@/lib/features/erasure/erase-due";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({ POST: cronRoute("retention", eraseDue) });
