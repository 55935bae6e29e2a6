import { PRODUCT } from "@/lib/shared/product";

const NEWS = {
  accepted: "Somebody whom you invited has accepted.",
  opened:
    "Something that you gave somebody to read was opened for the first time. You get no mail of further openings: your page tells them.",
} as const;

/** Says what happened, but not who it was or what's shared, because others may read a mail. */
export const shareNewsMail = (
  news: keyof typeof NEWS,
  page: string,
): { subject: string; text: string } => ({
  subject: `A message for you from ${PRODUCT.adult}`,
  text: `${[
    "Hello,",
    NEWS[news],
    `There you see it all, and can end it at any time: ${page}`,
    "If you did not expect this, please end it there.",
    PRODUCT.adult,
  ].join("\n\n")}\n`,
});
