import { chooseRetention } from "@/lib/features/retention/choose-retention";
import { readRetention } from "@/lib/features/retention/read-retention";
import { chooseRetentionInput } from "@/lib/features/retention/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, readRetention),
  PUT: route({ access: "member", input: chooseRetentionInput }, chooseRetention),
});
