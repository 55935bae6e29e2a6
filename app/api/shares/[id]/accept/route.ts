import { acceptShare } from "@/lib/across/your-data/shares/answer-share";
import { shareInput } from "@/lib/across/your-data/shares/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  POST: route({ access: "adult", input: shareInput }, acceptShare),
});
