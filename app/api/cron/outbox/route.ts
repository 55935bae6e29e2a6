import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

const run = cronRoute("outbox", drainOutbox);

export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: run, POST: run });
