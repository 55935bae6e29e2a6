import type { Grammar, Phrase, RiskRule } from "./shape";

/**
 * What people tell in a few plain words and without a telling one: one parent who hits the other, a relative who "touches me",
 * fear of going home, no sense in anything any more (C-SSRS, passive ideation; WHO LIVES for harm at home). And what must
 * not be mistaken for harm: having been left, and having nobody.
 */
export interface ToldPlainly {
  readonly betweenParents: readonly Phrase[];
  readonly touch?: readonly Phrase[];
  readonly fear: readonly Phrase[];
  /** Holds its own negation. */
  readonly pointless: readonly Phrase[];
  readonly notWaking: readonly Phrase[];
  /** Wanting to be with somebody who has died (C-SSRS 1, a wish to be dead). */
  readonly rejoining: readonly Phrase[];
  /** Standing at a height, and nothing said beside it. */
  readonly atTheEdge?: readonly Phrase[];
  readonly left: readonly Phrase[];
  readonly idioms?: readonly Phrase[];
  readonly slots: Grammar["slots"];
}

/** The plain words of a language, to stand beside its other grammars. */
export function withPlainWords(grammar: Grammar, told: ToldPlainly): Grammar {
  return {
    ...grammar,
    slots: { ...grammar.slots, ...told.slots },
    negation: { ...grammar.negation, empty: [] },
    misspelt: [],
    signs: { left: told.left },
    calms: {},
    idioms: told.idioms ?? [],
    risks: [
      rule("abuse.between_parents", "abuse", "moderate", told.betweenParents),
      rule("abuse.touch", "abuse", "high", told.touch ?? []),
      { ...rule("abuse.fear", "abuse", "moderate", told.fear), ownNegation: true },
      { ...rule("suicide.pointless", "suicide", "low", told.pointless), ownNegation: true },
      rule("suicide.not_waking", "suicide", "low", told.notWaking),
      rule("suicide.rejoining", "suicide", "low", told.rejoining),
      rule("suicide.acting", "suicide", "imminent", told.atTheEdge ?? []),
    ],
  };
}

const rule = (
  name: string,
  kind: RiskRule["kind"],
  severity: RiskRule["severity"],
  say: readonly Phrase[],
): RiskRule => ({ name, kind, severity, strength: "own", say });

export const PLAIN_EN: ToldPlainly = {
  slots: {
    elder:
      "mom|mum|mam|mommy|mummy|momma|mama|mother|dad|daddy|dada|papa|father|stepdad|stepmom|stepmum|step dad|step mom|step mum|stepfather|stepmother|(moms|mums) (boyfriend|bf|husband)|(dads) (girlfriend|gf|wife)",
    hitting:
      "hit|hits|hitting|hitted|hited|hitt|hiting|beat|beats|beating|beated|beaten|punch|punches|punched|punching|slap|slaps|slapped|slaping|slaped|slapping|kick|kicks|kicked|kicking|smack|smacks|smacked|choke|chokes|choked|choking|strangles|strangled|push|pushes|pushed|pushing|shove|shoves|shoved|hurt|hurts|hurting|hurted|attacks|attacked|whips|whipped",
    doing:
      "{adv}|always|keeps|kept|is|was|has|had|keep|started|starts|did|got mad and|gets mad and|gets drunk and|got drunk and|yells and|yelled and|came and|comes and",
    home: "husband|wife|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|ex|spouse|hubby|mom|mum|dad|mother|father|stepdad|stepmom|stepfather|stepmother|parents|son|daughter|brother|mother in law|father in law",
    toucher:
      "uncle|unkle|uncel|stepdad|step dad|stepfather|dad|daddy|father|papa|mom|mum|mommy|mummy|mother|brother|stepbrother|step brother|cousin|cuzin|grandpa|grandad|granddad|grandfather|coach|teacher|neighbor|neighbour|babysitter|baby sitter|priest|pastor|tutor|(moms|mums) (boyfriend|bf|friend)|(dads) friend",
    all: "anything|everything|it all|all of it|any of it|any of this|all of this|doing anything",
    ever: "anymore|any more|any longer|at all|now|$",
  },
  betweenParents: [
    "{elder} [{doing}] [{doing}] {hitting} [up] [my|our|the] {elder}",
    "(he|she) [{doing}] {hitting} [up] {elder}",
    "{elder} [{doing}] (got|gets|was|is|being|been|getting) [{adv}] (hit|beat|beaten|slapped|punched|kicked|pushed|choked|hurt) [up] by [my|our] {elder}",
    "(parents|(mom|mum|mommy|mummy) and [my] (dad|daddy)|(dad|daddy) and [my] (mom|mum|mommy|mummy)) [{doing}] {hitting} (each other|eachother|one another)",
  ],
  touch: [
    "(my|our|the) {toucher} [{doing}] (watches|watching|watch|films|filmed|filming|spies on|spied on|peeks at) me (shower|showering|undress|undressing|change|changing|get dressed|in the (shower|bath|bathroom)|naked|bathe)",
    "(plays|play|playing|played) ~3 (game|games) ~3 (touch|touches|touching|touched|kiss|kisses|rub|rubs) (me|my)",
    "(my|our|the) {toucher} [{doing}] (touch|touches|touched|touching|tuches|toches|tuched|toched) me ($|and|at night|again|a lot|sometimes|too|every|there|here|down|under|in bed|in my|in the|where|when (im|i am|i|we|nobody|no one|mom|mum|dad|everyone))",
  ],
  fear: [
    "(nobody|no one|noone) [{adv}] (gives|feeds|gave|fed) me [any|enough] (food|dinner|anything to eat|to eat|$)",
    "(mom|mum|dad|parents|they|he|she|stepmom|stepdad|foster) [{adv}] (dont|doesnt|wont|never) (give|gives|feed|feeds) me [have|any|enough] (food|dinner|to eat|anything to eat)",
    "[my] {home} [{doing}] (yells|yell|yelled|yelling|screams|scream|screamed|screaming|shouts|shout|shouted|shouting|explodes|rages) ~8 (scared|afraid|terrified|frightened|scares) (to|of) (go|going|come|coming|be|being|him|her|them)",
    "(scared|afraid|terrified|frightened) of my {home} ~8",
    "(im|i am|i feel|i get|too|so|always|really|and|just) [{adv}] (scared|afraid|terrified|frightened) (to|of) (go|going|come|coming|be|being) [back] [at] home $",
    "(dont|do not|never|not|doesnt) [{adv}] [feel|feeling] [{adv}] safe (at home|at my house|in my own (home|house)|in my (home|house)|with my {home}|around my {home})",
    "(unsafe|not safe) (at home|in my own home|with my {home}|around my {home})",
  ],
  pointless: [
    "(what|whats|wats|wat|whts) [is|was|even] [even|is] the [damn|fucking|hell] (point|use|purpose) (of|in|to) [{adv}] {all} {ever}",
    "(what|whats|wats) [is|was|even] the [damn|fucking] (point|use) (of|in) ~3 or anything [{ever}]",
    "(what|whats|wats) [is|was|even] the [damn|fucking] (point|use) (of|in) (trying|getting up|waking up|me|my life|living) {ever}",
    "(what|whats|wats) [is|was|even] the [damn|fucking] point (anymore|any more)",
    "(dont|do not|cant|cannot|can not|no longer|never|not|didnt) [{adv}] (see|seeing|find|get|have|know|feel) [{adv}] [the|a|any|no|what|whats] [is] [the] (point|use|sense|meaning|purpose) (of|in|to) [{adv}] {all} {ever}",
    "(theres|there is|there|is|see|seeing|feels like) no (point|use|sense|meaning|purpose) (of|in|to) {all} {ever}",
    "(everything|it all|my life|life) [just] (is|feels|seems|has become) [{adv}] [{adv}] (pointless|meaningless) {ever}",
    "nothing (matters|means anything|has [any|a] (point|meaning)) (anymore|any more|to me)",
  ],
  notWaking: [
    "(think|thinking|thought|thoughts|thinkin|imagine|imagining|wonder|wondering|dream|dreaming|fantasize) ~1 (about|of|abt|bout) [{adv}] [just] (not|never) [ever] (waking|wakin|wake|being here|being alive|existing|living|being around) [up]",
  ],
  rejoining: [
    "(killed (himself|herself|themselves|themself)|suicide|(ended|took) (his|her|their) [own] life) ~2 i (want to|wanna|will|should|might) [do it] (too|as well)",
    "(dead|died|passed away|passed|gone|heaven|lost (him|her|them|my ~1)) ~4 (want|wanna|wish|need|going|gonna|rather) [to|i could] (join|be with|go to|follow|see) (him|her|them|my {elder}) [again|now|soon|so|there|in|up|$]",
    "(want|wanna|wish|going|gonna|ready) [to|i could] (join|be with|follow) (him|her|them|my ~1 ({elder}|wife|husband|son|daughter|baby|brother|sister|friend)) (in heaven|in death|in the (grave|ground)|on the other side|wherever (he|she) is)",
  ],
  left: [
    "(husband|wife|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|spouse) [just|has|had|recently|suddenly] left me",
    "(husband|wife|partner|boyfriend|girlfriend|spouse) [just|has] (left|moved out|walked out|is gone|died)",
    "(have|got|there is|theres) (nobody|no one|noone) (to talk|here|left|else|around|$)",
  ],
  idioms: [
    "({elder}|he|she|i|we) [{doing}] {hitting} [up] [my] {elder} (at|in|to) ~2 (chess|cards|tennis|golf|games|game|scrabble|monopoly|mario|uno|bowling|football|basketball|poker|checkers|badminton|race|pool|wrestling|everything|car|door|top|it)",
    "({elder}|he|she) [{doing}] {hitting} [my] {elder} (with (the|a|some|his|her) ~1 (news|question|truth|joke|surprise|bill|pillow|snowball|balloon)|on the swing|in the (wheelchair|pool)|by accident|accidentally)",
    "(not|never) waking up (early|late|at|for|before|on time|in time|with|until)",
  ],
};
