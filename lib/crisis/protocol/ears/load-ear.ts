import { join } from "node:path";
import { onePerProcess } from "@/lib/reader/one-per-process";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { readContent } from "@/lib/shared/read-content";
import { z } from "@/lib/shared/zod-messages";
import { ASIDES, BARRIERS, THEMES } from "../../texts/kinds";
import { compilerWith, writtenPattern, writtenSets } from "./compile-pattern";
import { type Ear, HARMS, MOMENTS, SHOWN, SIGNALS, SOMEBODY } from "./shape";

const everyOf = <Name extends string>(names: readonly Name[]) =>
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, writtenPattern])) as Record<
      Name,
      typeof writtenPattern
    >,
  );
const namesOf = <Name extends string>(about: Readonly<Record<Name, string>>): readonly Name[] =>
  Object.keys(about) as Name[];
const maybe = writtenPattern.optional();

/** The shape of content/<locale>/crisis/hearing.yaml. */
const hearing = z.strictObject({
  sets: writtenSets,
  answers: everyOf(["yes", "agrees", "no", "unsure", "denied"]).extend({ own: maybe }),
  signals: everyOf(SIGNALS),
  asides: everyOf(ASIDES),
  barriers: everyOf(BARRIERS),
  themes: everyOf(THEMES),
  hospitalInEnglish: maybe,
  today: writtenPattern,
  asksWhat: writtenPattern,
  outright: everyOf(["denies", "lives"]),
  nearness: everyOf(["near", "far"]),
  shown: everyOf(namesOf(SHOWN)),
  place: everyOf(["at", "left"]),
  somebody: everyOf(namesOf(SOMEBODY)),
  livesNear: maybe,
  harm: everyOf(HARMS),
  moments: everyOf(namesOf(MOMENTS)),
  whose: everyOf(["self", "others", "acts"]).extend({ objects: maybe, supposed: maybe }),
});

/** These are looked for again and again in one text. */
const REPEATED = "gu";

function compiled({ sets, answers, whose, moments, ...rest }: z.infer<typeof hearing>): Ear {
  const compile = compilerWith(sets);
  type Written = Parameters<typeof compile>[0];
  const each = <Name extends string>(written: Readonly<Record<Name, Written>>, flags?: string) =>
    Object.fromEntries(
      Object.entries<Written>(written).map(([name, one]) => [name, compile(one, flags)]),
    ) as Record<Name, RegExp>;
  const { hospitalInEnglish, livesNear } = rest;
  return {
    ...each(answers as Required<typeof answers>),
    signals: each(rest.signals),
    asides: each(rest.asides),
    barriers: each(rest.barriers),
    themes: each(rest.themes),
    ...(hospitalInEnglish ? { hospitalInEnglish: compile(hospitalInEnglish) } : {}),
    today: compile(rest.today),
    asksWhat: compile(rest.asksWhat),
    outright: each(rest.outright),
    nearness: each(rest.nearness),
    shown: each(rest.shown),
    place: each(rest.place),
    somebody: each(rest.somebody),
    ...(livesNear ? { livesNear: compile(livesNear) } : {}),
    harm: each(rest.harm),
    moments: { ...each(moments), things: compile(moments.things, REPEATED) },
    whose: each(whose as Required<typeof whose>, REPEATED),
  };
}

const loaded = onePerProcess("ears", () => new Map<SpokenLanguage, Ear>());

/**
 * The words listened for in answers of one language, read once per process.
 *
 * @throws Error naming the file if it's missing, isn't YAML, has another shape, or names a set that
 *   doesn't exist
 */
export function earOf(language: SpokenLanguage): Ear {
  const known = loaded().get(language);
  if (known) return known;
  const ear = readContent(join(language, "crisis", "hearing.yaml"), hearing.transform(compiled));
  loaded().set(language, ear);
  return ear;
}
