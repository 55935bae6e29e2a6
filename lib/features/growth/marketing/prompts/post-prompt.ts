import { PRODUCT } from "@/lib/shared/product";
import { fillPrompt, promptFile, promptLines } from "@/lib/shared/prompt-file";

const lines = promptFile("social-post", promptLines);

/** The prompt for a configured model. Its rules are checked on the answer, not trusted. */
export const postPrompt = (): string => fillPrompt(lines().join("\n"), { product: PRODUCT.adult });
