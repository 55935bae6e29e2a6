/**
 * How sure (0 to 1) the learned voter must be to find a crisis where the grammar finds none. Chosen by cross-validation
 * (docs/safety.md): lower finds more and frightens more people who are well.
 */
export const THRESHOLD = 0.993;
