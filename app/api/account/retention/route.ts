import { chooseRetention } from "@/lib/across/your-data/retention/choose-retention";
import { readRetention } from "@/lib/across/your-data/retention/read-retention";
import { chooseRetentionInput } from "@/lib/across/your-data/retention/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, readRetention),
  PUT: route({ access: "member", input: chooseRetentionInput }, chooseRetention),
});
