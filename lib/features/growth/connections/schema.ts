import { atMostUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { CHOOSABLE_PLATFORMS, OAUTH_PLATFORMS } from "./constants";

export const platformInput = z.object({
  platform: z.enum(OAUTH_PLATFORMS, "You can't authorize this platform here"),
});

const short = z.string().check(atMostUnits(4096)).optional();

/**
 * The parameters of a platform's redirect (RFC 6749, 4.1.2); none is trusted without a valid state.
 */
export const callbackInput = platformInput.extend({ code: short, state: short, error: short });
export type CallbackInput = z.output<typeof callbackInput>;

export const accountsInput = z.object({
  platform: z.enum(CHOOSABLE_PLATFORMS, "There's nothing to choose here"),
});

export const chooseAccountInput = accountsInput.extend({
  id: z.string("Choose one from the list").regex(/^[\w-]{1,100}$/, "Choose one from the list"),
});
export type ChooseAccountInput = z.output<typeof chooseAccountInput>;
