import { verifyChainInput } from "@/lib/core/audit/schema";
import { verifyChain } from "@/lib/core/audit/verify-chain";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "admin", input: verifyChainInput }, verifyChain),
});
