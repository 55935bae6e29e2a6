// Terminal output of the commands.
const colour = process.stdout.isTTY && !process.env.NO_COLOR;

export const dim = (text) => (colour ? `\u001b[2m${text}\u001b[0m` : text);
export const bold = (text) => (colour ? `\u001b[1m${text}\u001b[0m` : text);

export function say(text) {
  console.log(text);
}

/** An error the person can act on: printed as one sentence, without a stack. */
export class Refusal extends Error {
  name = "Refusal";
}
