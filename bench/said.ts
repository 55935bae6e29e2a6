/**
 * Messages for the benchmark: sentences of a usual length that never repeat within a run, because a
 * text may be read faster a second time, and no one says the same thing twice.
 */
const WHO =
  "I|My sister and I|The two of us|My husband and I|My mother and I|He and I|She and I|My boss and I|We|My father and I|My son and I|My friend and I|My wife and I|My brother and I|My colleague and I|My daughter and I".split(
    "|",
  );
const DID =
  "argued about the flat|talked about money|stopped speaking|planned the move|got lost on the way home|cleaned the kitchen|looked at old pictures|cooked for eight people|waited for the doctor|missed the last train|watched the news|walked to the river|read his letter|cancelled the holiday|sat in the car|shouted at each other".split(
    "|",
  );
const WHEN =
  "last night|this morning|after work|on Sunday|for hours|when the guests had left|before breakfast|in the rain|twice this week|while the baby slept|as we always do|in front of everybody|at my parents' place|without a word|because of the bills|during lunch".split(
    "|",
  );
const THEN =
  "I keep replaying it instead of sleeping|I felt heavy all day|it stayed with me all day|my chest was tight for an hour|I went for a long walk|I would rather have laughed|I was calmer than I expected|I forgot to eat|I cried in the bathroom|I told Anna later|I miss how it was|I am proud that I said it|nobody asked how I was|I slept badly|I want to try it differently|it was harder than I thought".split(
    "|",
  );

const LISTS = [WHO, DID, WHEN, THEN];
const ALL = LISTS.reduce((product, { length }) => product * length, 1);
/**
 * Coprime to the number of sentences, so that each comes once before any repeats, and neighbors
 * differ in every part.
 */
const STRIDE = 28_657;
let said = 0;

/** The next of 65,536 sentences. */
export function nextSaid(): string {
  let rest = (said * STRIDE) % ALL;
  said += 1;
  const [who, did, when, then] = LISTS.map((list) => {
    const part = list[rest % list.length];
    rest = Math.floor(rest / list.length);
    return part;
  });
  return `${who} ${did} ${when}, and ${then}.`;
}
