/**
 * From which score on the voter calls a text a danger. Chosen by cross-validation, not on test texts:
 * the least at which it calls at most one calm text in fourteen a danger. The calm texts there are twins of dangerous ones, made
 * to be mistaken; of everyday talk it mistakes far fewer (docs/safety.md). A question too many costs less than a danger missed.
 */
export const THRESHOLD = 0.35;

/** Several messages read as one text are longer than what the voter learned from; it has to be surer by this. */
export const MARGIN_TOGETHER = 0.6;
