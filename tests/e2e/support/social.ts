import { GOOGLE_KEYS } from "../../fakes/social/google";
import { META_KEYS } from "../../fakes/social/meta";
import { TWITTER_KEYS } from "../../fakes/social/twitter";
import { PORT } from "./demo";

/** The local platforms next to the run's demo: Google, Meta and X. */
export const SOCIAL_PORT = PORT + 6;
const base = (offset: number) => `http://127.0.0.1:${SOCIAL_PORT + offset}`;

/** A call that's refused without keys; that refusal shows the server is up. */
export const SOCIAL_ALIVE = `${base(2)}/2/users/me`;

export const SOCIAL_SETTINGS = {
  YOUTUBE_API_KEY: GOOGLE_KEYS.apiKey,
  YOUTUBE_CLIENT_ID: GOOGLE_KEYS.clientId,
  YOUTUBE_CLIENT_SECRET: GOOGLE_KEYS.clientSecret,
  YOUTUBE_API_BASE: base(0),
  FACEBOOK_APP_ID: META_KEYS.appId,
  FACEBOOK_APP_SECRET: META_KEYS.appSecret,
  FACEBOOK_API_BASE: base(1),
  TWITTER_API_KEY: TWITTER_KEYS.apiKey,
  TWITTER_API_SECRET: TWITTER_KEYS.apiSecret,
  TWITTER_ACCESS_TOKEN: TWITTER_KEYS.accessToken,
  TWITTER_ACCESS_SECRET: TWITTER_KEYS.accessSecret,
  TWITTER_API_BASE: base(2),
};
