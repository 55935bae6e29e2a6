import { PRODUCT } from "@/lib/shared/product";

const NEWS = {
  accepted: "Someone you invited has accepted.",
  opened:
    "Something you gave someone to read was opened for the first time. We won't email you about later openings. Your page shows them.",
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
    `You can see it all there, and end it at any time: ${page}`,
    "If you didn't expect this, please end it there.",
    PRODUCT.adult,
  ].join("\n\n")}\n`,
});
