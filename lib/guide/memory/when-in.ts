import { onePerProcess } from "@/lib/reader/one-per-process";
import { type DateWords, PATTERNS } from "./patterns";
import { oneOf, plain, templateOf } from "./templates";

/** Days as "2026-11-20". A single day if both are the same. */
export interface When {
  readonly from: string;
  readonly to: string;
  /** The person named a weekday, so it can be named to them. */
  readonly isWeekday: boolean;
}

const DAY = 86_400_000;
const WEEK = 7;
/** UTC hours at which it may still be yesterday in America, or already tomorrow in Asia. */
const EARLY = 10;
const LATE = 16;

const dayText = (at: Date): string => at.toISOString().slice(0, 10);
const plus = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY);

type Days = readonly [from: Date, to: Date];
type Groups = Readonly<Record<string, string | undefined>>;
type Resolve = (groups: Groups, written: Date, words: Words) => Days | null;

interface Words {
  readonly weekdays: readonly (readonly string[])[];
  readonly months: readonly (readonly string[])[];
  readonly numbers: Readonly<Record<string, number>>;
}

const placeOf = (lists: readonly (readonly string[])[], word: string | undefined): number =>
  lists.findIndex((spellings) => spellings.includes(word ?? ""));

/** Nobody's time zone is known here, so late and early hours leave two possible days. */
const inDays = (written: Date, days: number): Days => {
  const hour = written.getUTCHours();
  return [
    plus(written, days - (hour < EARLY ? 1 : 0)),
    plus(written, days + (hour >= LATE ? 1 : 0)),
  ];
};

/** The coming weekday; null on that very day, when it may be today or in a week. */
function coming(groups: Groups, written: Date, { weekdays }: Words): Date | null {
  const ahead = (placeOf(weekdays, groups.weekday) - written.getUTCDay() + WEEK) % WEEK;
  return ahead === 0 ? null : plus(written, ahead);
}

const numberIn = (text: string | undefined, { numbers }: Words): number =>
  numbers[text ?? ""] ?? Number(text);

function dateOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === (month + 12) % 12 && date.getUTCDate() === day ? date : null;
}

const isPast = (date: Date, written: Date): boolean => dayText(date) < dayText(written);
const single = (date: Date | null): Days | null => date && [date, date];

const RESOLVE: Readonly<
  Record<Exclude<keyof DateWords, "weekdays" | "months" | "numbers">, Resolve>
> = {
  none: () => null,
  today: (_, written) => inDays(written, 0),
  tomorrow: (_, written) => inDays(written, 1),
  after_tomorrow: (_, written) => inDays(written, 2),
  weekday: (groups, written, words) => single(coming(groups, written, words)),
  next_weekday(groups, written, words) {
    const first = coming(groups, written, words);
    return first && [first, plus(first, WEEK)];
  },
  weekend(_, written) {
    const saturday = plus(written, (6 - written.getUTCDay() + WEEK) % WEEK);
    return written.getUTCDay() === 0 ? null : [saturday, plus(saturday, 1)];
  },
  next_week(_, written) {
    const monday = plus(written, WEEK - ((written.getUTCDay() + 6) % WEEK));
    return [monday, plus(monday, 6)];
  },
  next_month: (_, written) => monthOf(written.getUTCFullYear(), written.getUTCMonth() + 1),
  in_days: ({ n }, written, words) => inDays(written, numberIn(n, words)),
  in_weeks({ n }, written, words) {
    const about = plus(written, WEEK * numberIn(n, words));
    return [plus(about, -3), plus(about, 3)];
  },
  day({ d }, written) {
    const [year, month, day] = [written.getUTCFullYear(), written.getUTCMonth(), Number(d)];
    if (day === written.getUTCDate()) return null;
    return single(dateOf(year, day > written.getUTCDate() ? month : month + 1, day));
  },
  day_of_month({ d, month }, written, { months }) {
    const [year, place] = [written.getUTCFullYear(), placeOf(months, month)];
    const date = dateOf(year, place, Number(d));
    return single(date && isPast(date, written) ? dateOf(year + 1, place, Number(d)) : date);
  },
  month({ month }, written, { months }) {
    const place = placeOf(months, month);
    const isLater = place > written.getUTCMonth();
    return monthOf(written.getUTCFullYear() + (isLater ? 0 : 1), place);
  },
};

const monthOf = (year: number, month: number): Days => [
  new Date(Date.UTC(year, month, 1)),
  new Date(Date.UTC(year, month + 1, 0)),
];

interface Form {
  readonly pattern: RegExp;
  readonly resolve: Resolve;
  readonly words: Words;
  readonly isWeekday: boolean;
  readonly length: number;
}

const forms = onePerProcess("memory-dates", (): readonly Form[] =>
  Object.values(PATTERNS).flatMap(({ dates }) => {
    const { weekdays, months, numbers, ...kinds } = dates;
    const lists = (words: readonly string[]) =>
      words.map((spellings) => plain(spellings).split("|"));
    const words: Words = {
      weekdays: lists(weekdays),
      months: lists(months),
      numbers: Object.fromEntries(Object.entries(numbers).map(([word, n]) => [plain(word), n])),
    };
    const slots = {
      weekday: oneOf(weekdays.flatMap((spellings) => spellings.split("|"))),
      month: oneOf(months.flatMap((spellings) => spellings.split("|"))),
      d: "0?[1-9]|[12]\\d|3[01]",
      n: `[1-9]\\d?|${oneOf(Object.keys(numbers))}`,
    };
    return Object.entries(kinds).flatMap(([kind, templates]) =>
      templates.map((written) => ({
        pattern: templateOf(written, slots),
        resolve: RESOLVE[kind as keyof typeof RESOLVE],
        words,
        isWeekday: kind === "weekday",
        length: written.length,
      })),
    );
  }),
);

/** Blanks out a date that was taken, so that no shorter form finds a part of it again. */
const BLANK = "\n";

/**
 * Resolves the date in a sentence to the day that was meant when it was written. Null if none is
 * said, if it's vague, or if there are several.
 */
export function whenIn(sentence: string, written: Date): When | null {
  let rest = plain(sentence);
  const found = new Map<string, When | null>();
  for (const { pattern, resolve, words, isWeekday } of byLength()) {
    for (const match of rest.matchAll(pattern)) {
      rest = rest.replace(match[0], BLANK);
      if (resolve === RESOLVE.none) continue;
      const days = resolve(match.groups ?? {}, written, words);
      const when = days && { from: dayText(days[0]), to: dayText(days[1]), isWeekday };
      found.set(JSON.stringify(when ? [when.from, when.to] : null), when);
    }
  }
  const [only] = found.size === 1 ? found.values() : [];
  return only ?? null;
}

const byLength = onePerProcess("memory-dates-by-length", () =>
  forms().toSorted((one, other) => other.length - one.length),
);
