/** Reads single labels out of a head's logits. */

export function softmax(logits: Float32Array): number[] {
  const highest = Math.max(...logits);
  const weights = Array.from(logits, (logit) => Math.exp(logit - highest));
  const sum = weights.reduce((one, next) => one + next, 0);
  return weights.map((weight) => weight / sum);
}

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** The likeliest of the allowed labels. */
export function likeliest<Label extends string>(
  labels: readonly Label[],
  logits: Float32Array,
  isAllowed: (label: Label) => boolean = () => true,
): Label {
  let best: Label | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  labels.forEach((label, at) => {
    const logit = logits[at] ?? Number.NEGATIVE_INFINITY;
    if (!isAllowed(label) || logit <= highest) return;
    best = label;
    highest = logit;
  });
  if (best === undefined) throw new Error("a head without labels");
  return best;
}

/** Every label whose probability reaches `from`, the likeliest first. */
export function labelsFrom<Label extends string>(
  labels: readonly Label[],
  logits: Float32Array,
  from: number,
): Label[] {
  return labels
    .map((label, at) => ({ label, chance: sigmoid(logits[at] ?? Number.NEGATIVE_INFINITY) }))
    .filter(({ chance }) => chance >= from)
    .sort((one, other) => other.chance - one.chance)
    .map(({ label }) => label);
}

/**
 * Every other danger with at least a share of `from` of all that isn't calm, the likeliest first.
 */
export function othersFrom<Label extends string>(
  labels: readonly Label[],
  logits: Float32Array,
  { calm, main, from }: { calm: Label; main: Label; from: number },
): Label[] {
  const chances = softmax(logits).map((chance, at) => ({ label: labels[at], chance }));
  const danger = 1 - (chances.find(({ label }) => label === calm)?.chance ?? 0);
  return chances
    .filter(({ label, chance }) => label !== calm && label !== main && chance >= from * danger)
    .sort((one, other) => other.chance - one.chance)
    .flatMap(({ label }) => label ?? []);
}
