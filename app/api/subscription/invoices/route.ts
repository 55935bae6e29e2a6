import { listInvoices } from "@/lib/features/billing/list-invoices";
import { resource, route } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: route({ access: "member" }, listInvoices),
});
