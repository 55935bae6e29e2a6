const HEDGE =
  /^(?:(?:and|but|so|well|honestly|just|like) )*(?<hedge>i (?:really |just |honestly )?(?:think|believe|feel like|suppose)(?: that)?|maybe|perhaps|probably|what if) (?=(?:i|i'm|im|i've|i'd|i'll|he|he's|he'd|he'll|she|she's|she'd|she'll|they|they're|they'd|they'll|we|we're|it|it's|my|nobody|no one|everyone|everybody|people|the|this|that)\b)/i;
const TRAILING_HEDGE = /[\s,]+(?:i think|maybe|probably|i suppose)$/i;
const FUTURE =
  /^(?<subject>i|he|she|they|it|nobody|no one|everyone|everybody|people|my \w+(?: \w+)?)(?:'m|'re|'s|'ll| am| is| are| will| might| may| could|m)(?: (?:probably|definitely|just|maybe|surely))?(?: (?:going to|gonna|be going to))?(?: (?:probably|definitely|just))? (?<rest>.+)$/i;
const AHEAD = /going to|gonna|'ll\b|\bwill\b|\bmight\b|\bmay\b|\bcould\b/i;
const THREAT =
  /^(?:lose|fail|mess|screw|ruin|die|flunk|collapse|drown|starve|panic|regret|leave|hate|laugh|abandon|reject|dump|disappoint|hurt|forget|break (?:down|up)|fall (?:apart|behind)|go (?:crazy|mad|wrong|broke)|end up|find out|get (?:fired|sick|worse|kicked|dumped|evicted|laid off|hurt|caught)|be (?:fired|alone|late|homeless|laid off|replaced|dumped|rejected|left|a (?:failure|disaster))|let (?:everyone|everybody|them|him|her) down|not make it|happen again|think i|never\b|say no)\b/i;

export interface Framed {
  readonly frame: "fact" | "thought" | "feeling" | "worry" | "question";
  /** What stands inside the frame, still in the person's own "I". For a worry split at its verb. */
  readonly inside: string;
  readonly subject?: string;
  readonly outcome?: string;
}

/**
 * Whether a clause states something or only fears or supposes it: "I think I am going to lose my job" is a worry, and so
 * is the bare "I'm going to fail". What is feared must never be given back as a fact. English only.
 */
export function frameOf(clause: string): Framed {
  const hedge = HEDGE.exec(clause);
  const trailing = TRAILING_HEDGE.test(clause);
  const begun = hedge ? clause.slice(hedge[0].length) : clause;
  const inside = trailing ? begun.replace(TRAILING_HEDGE, "") : begun;
  const future = AHEAD.test(inside) ? FUTURE.exec(inside)?.groups : undefined;
  if (future?.subject && future.rest && THREAT.test(future.rest))
    return { frame: "worry", inside, subject: future.subject, outcome: future.rest };
  if (hedge?.groups?.hedge?.toLowerCase() === "what if") return { frame: "question", inside };
  if (hedge && /feel like/i.test(hedge[0])) return { frame: "feeling", inside };
  return { frame: hedge || trailing ? "thought" : "fact", inside };
}
