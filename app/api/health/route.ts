import { health } from "@/lib/server/health";
import { open } from "@/lib/server/http/open-door";
import { resource } from "@/lib/server/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: open(health) });
