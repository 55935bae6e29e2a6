import { openShare } from "@/lib/across/your-data/shares/open-share";
import { shareInput } from "@/lib/across/your-data/shares/schema";
import { resource, route } from "@/lib/server/http/route";

/** A POST, because every opening is logged. */
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: shareInput }, openShare),
});
