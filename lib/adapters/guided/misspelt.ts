import { fold } from "./text";

/** Common words of five letters and more that people, and children above all, leave a letter out of or swap two in. */
const COMMON =
  "about above across after again against almost alone along already always angry annoying another answer anymore anyone anything around asked away because become been before began behind being believe best better between birthday bored boring bother bought breakfast breath bring broke brother brought build called calls camp cannot careful caught chance change child children class classes clothes could couldn't cousin crying decide definitely different difficult dinner doesn't doing don't dream drink during early eating eight embarrassed enough especially every everybody everyone everything exactly excited exercise family father favorite feel feeling feelings fight fighting finally finish first follow forget forgot fourth friday friend friends friendship front funny getting girls going gonna grandma grandpa great group guess hadn't happen happened happening happens happy hasn't hate haven't having heart heavy herself himself homework hospital hours house hungry hurts important inside instead isn't jealous know knows later laugh laughed laughing leave leaves left letter listen little lonely longer looking lunch making maybe mean means medicine middle might minute mister mistake moment monday money month morning mother moved music myself naughty nervous never night nobody nothing nowhere o'clock often older other others outside parent parents party people perhaps person phone picture piece place plays playing please point probably problem promise punch quiet quite really reason recess remember restaurant right school science scared scary second secret seems separate serious should shouldn't shout sister sleep sleeping someone something sometimes somewhere sorry special started still stomach stopped story straight strange street stupid summer sunday supposed surprise teacher teachers tease telling terrible their them themselves there these thing things think thinking third those though thought thoughts threw through throw thursday tired today together tomorrow tonight tough toward tried trouble truth trying tuesday turned under understand unhappy until upset usually vacation wasn't watch watching wednesday weekend weird went weren't whatever where which while whole window without woman women wonder won't words worried worry worse would wouldn't write writing wrong yelled yelling yesterday young younger yourself";
const KNOWN = new Set(COMMON.split(" ").flatMap((word) => [word, word.replaceAll("'", "")]));
/** Short ones, and those that are more than one letter away. */
const WRITTEN_SO = new Set(
  "wich wen wuz sed thay becos becuz bcuz becoz coz skool frens freinds freind frends wierd alot sumthing somthing sumone dosent dosnt doesent didnt' wanna' cudnt shud cud wud luv hav rember beleive definately tomoro tomorow tommorow tonite nite thier thru thort thot scard scarry skared evryone evrybody evrything peple pepole becasue lisen laffed laff mad' mathes resess".split(
    " ",
  ),
);

/** Each known word with one letter left out or two neighbours swapped; a word that only lacks its ending is another form of it. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length - 1; at++) {
    yield word.slice(0, at) + word.slice(at + 1);
    yield word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  }
}
const MEANT_SO = new Set(
  "tied thee quit lease dram beat bring brings tough trough diner later scare moths loner other chid worse angel angle from form trail trial lying causal quite fiend fried thing think hose grad grand moring string weeks".split(
    " ",
  ),
);

/** Short words that lack a letter are mostly other words. */
const SHORTEST = 5;
const isSlip = (word: string): boolean => word.length >= SHORTEST && !KNOWN.has(word) && !MEANT_SO.has(word);
const MISSPELT = new Set([...WRITTEN_SO, ...[...KNOWN].flatMap((word) => [...slipsOf(word)]).filter(isSlip)]);

/**
 * Whether a clause holds a misspelt word. Such a clause is not said back: hearing one's own slip repeated is a small shame,
 * and a child's most of all. English.
 */
export const isMisspelt = (clause: string): boolean => hasSlip(fold(clause));

/** The same of a clause that is folded already. */
export const hasSlip = (folded: string): boolean => (folded.match(/[a-z']+/g) ?? []).some((word) => MISSPELT.has(word));
