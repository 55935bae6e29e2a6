/**
 * The Latin-script words that unfolding may restore. Only these come back from leet, stars, drawl
 * or letters written apart, so that "mp3", "U.S.A.", "sooo" and "f**k" stay as they're written.
 */
const GRAVE = `suicide suicidal suicides suicidio suicidarme suicidar suicider selbstmord suizid suizidal khudkushi aatmahatya atmahatya
 kill killing killed killer murder murdering stab stabbing shoot shooting strangle hang hanging hanged overdose overdosed overdosing
 die dying died dead death pills knife blade razor poison rape raped raping rapes molest molested abuse abused beaten beats choke choking choked
 unalive selfharm cutting cut cuts hurt hurts hurting harm bleed bleeding slit wrists hits
 matar matarme muerte morir morirme muerta muerto suicida ahorcarme cortarme pastillas violada
 mourir mort morte tuer pendre suicide suicidaire violer viol
 sterben tot toten umbringen umbringe erhangen tod stirb ritzen vergewaltigt
 marna marne maut jaan zeher zahar mar maar amoot amut antaher antahir mout`;

const PLAIN = `i im ive id a me my myself mine you your yourself he she him her his we us it its the this that them they
 want wanna going gonna need have will would can cant could should dont do does did not no never wish hope plan planning think
 to of in on at off up out with and but or so because for from if when now tonight today tomorrow soon just really
 live living life end ending ended take taking took own over all done be being am is are was anymore longer hate love help please stop
 jump bridge gun rope tablets bullet head voices hear tell telling people everyone nobody alone tired give gave feel feeling
 yo quiero voy a vida mi vivir no ya ganas de que quitarme la acabar con ayuda por favor hacerme dano me
 je veux vais me ma vie en finir avec envie plus vivre aide moi ne pas suis
 ich will mich mein leben nicht mehr nehmen mir das beenden werde moechte hilfe bitte ist sind
 main mai mujhe apni khud ko hai hoon hun chahta chahti jeena nahi deni dena lena raha rahi karna karne kar
 ana areed uriid ayez ayza biddi hayati nafsi bidi abgha`;

const words = (text: string): string[] => text.split(/\s+/);

/** Words that carry no marks in any supported language: "kíll" is a disguise. */
const UNMARKED = new Set(
  words("kill killing killed dying death dead suicidal hanging knife pills overdose myself"),
);

/** With stars, these could be mistaken for swear words, or vice versa. */
const UNSTARRED = new Set(words("shoot shooting slit hits cut tot toten mar maar"));

const grave = words(GRAVE);
const all = [...grave, ...words(PLAIN)];
const graveOnes = new Set(grave);
const known: ReadonlySet<string> = new Set(all);
const longest = Math.max(...all.map((word) => word.length));

/** Words by a looser spelling; if two share one, the first wins. */
const keyed = (
  list: readonly string[],
  key: (word: string) => string,
): ReadonlyMap<string, string> => new Map([...list].reverse().map((word) => [key(word), word]));

/** "1" can stand for i or l. */
const withOnes = (word: string): string => word.replace(/[il]/g, "1");
const squeezed = (word: string): string => word.replace(/(.)\1+/g, "$1");

const byOnes = keyed(all, withOnes);
const bySqueezed = keyed(all, squeezed);

const LEET = new Map(
  [..."0o3e4a5s7t@a$s€e!1|1"].flatMap((sign, at, all) =>
    at % 2 ? [] : [[sign, all[at + 1] ?? ""]],
  ),
);

export const isGrave = (word: string): boolean =>
  word.length > 3 && word !== "selfharm" && graveOnes.has(word);

/** The word behind digits and symbols: "k1ll", "$uicide". */
export const fromLeet = (word: string): string | undefined =>
  byOnes.get(withOnes([...word].map((sign) => LEET.get(sign) ?? sign).join("")));

/**
 * The word without its drawl: "diiiie", "killlll myselffff". Drawled exclamations ("sooo", "aaaa")
 * stay.
 */
export function fromDrawl(word: string): string | undefined {
  const found = bySqueezed.get(squeezed(word));
  return found && found.length > 2 ? found : undefined;
}

/** The grave word behind stars: "k*ll", "su****e". At least two of its letters must be visible. */
export function fromStars(word: string): string | undefined {
  if ((word.match(/[a-z]/g)?.length ?? 0) < 2) return undefined;
  const shown = new RegExp(`^${word.replace(/[^a-z]/g, ".")}$`);
  return grave.find(
    (each) => each.length === word.length && shown.test(each) && !UNSTARRED.has(each),
  );
}

export const fromMarks = (word: string, written: string): string | undefined =>
  UNMARKED.has(word) || (word === "suicide" && !/[éÉ]$/.test(written)) ? word : undefined;

/**
 * Splits letters without spaces into known words, as few as possible; undefined if a letter is left
 * over.
 */
export function cut(letters: string): string | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end; start += 1) {
      const head = best[start];
      const word = letters.slice(start, end);
      if (head && known.has(word) && (best[end]?.length ?? 99) > head.length + 1)
        best[end] = [...head, word];
    }
  }
  const found = best[letters.length];
  return found?.some((word) => word.length > 2) ? found.join(" ") : undefined;
}
