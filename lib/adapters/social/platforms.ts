import type { Social } from "@/lib/ports/social";
import { createFacebook } from "./facebook/platform";
import { createInstagram, type InstagramOptions } from "./instagram/platform";
import { createMediaSource, type MediaSource } from "./media";
import { createTwitter, type TwitterOptions } from "./twitter/platform";
import { createYoutube, type YoutubeOptions } from "./youtube/platform";

export interface SocialOptions {
  readonly twitter: Omit<TwitterOptions, "media">;
  /** One Meta app serves Facebook and Instagram. */
  readonly facebook: InstagramOptions;
  readonly youtube: Omit<YoutubeOptions, "media">;
  readonly media?: MediaSource;
}

/** All platforms. One without credentials says so instead of pretending. */
export function createSocial({
  twitter,
  facebook,
  youtube,
  media = createMediaSource(),
}: SocialOptions): Social {
  return {
    twitter: createTwitter({ ...twitter, media }),
    facebook: createFacebook(facebook),
    instagram: createInstagram(facebook),
    youtube: createYoutube({ ...youtube, media }),
  };
}
