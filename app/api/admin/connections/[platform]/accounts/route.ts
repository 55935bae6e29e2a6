import { chooseAccount } from "@/lib/features/growth/connections/choose-account";
import { listAccounts } from "@/lib/features/growth/connections/list-accounts";
import { accountsInput, chooseAccountInput } from "@/lib/features/growth/connections/schema";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "staff", input: accountsInput }, listAccounts),
  POST: route({ access: "staff", input: chooseAccountInput }, chooseAccount),
});
