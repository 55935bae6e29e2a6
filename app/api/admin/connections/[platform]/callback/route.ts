import { successMessage } from "@/lib/features/growth/connections/constants";
import { WINDOW_WORDS } from "@/lib/features/growth/connections/copy";
import { finishAuthorization } from "@/lib/features/growth/connections/finish-authorization";
import { callbackInput } from "@/lib/features/growth/connections/schema";
import { resource } from "@/lib/server/http/route";
import { windowRoute } from "@/lib/server/http/window-route";

/**
 * The platform redirects the browser here without the PIN session's header: the state parameter
 * proves who started it, with a PIN.
 */
export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: windowRoute(
    { access: "member", input: callbackInput, words: WINDOW_WORDS },
    async (ctx, input) => {
      const { connected, ...words } = await finishAuthorization(ctx, input);
      return { ...words, message: connected ? successMessage(input.platform) : null };
    },
  ),
});
