import { unfold } from "./unfold";

const DISGUISED: readonly (readonly [string, string])[] = [
  ["k i l l  m y s e l f", "kill myself"],
  ["i want to k i l l m y s e l f", "i want to kill myself"],
  ["I want to d i e", "I want to die"],
  ["s.u.i.c.i.d.e", "suicide"],
  ["i'm thinking about s.u.i.c.i.d.e. again", "i'm thinking about suicide. again"],
  ["K-I-L-L M-Y-S-E-L-F", "KILL MYSELF"],
  ["k 1 l l", "kill"],
  ["i want to k1ll mys3lf", "i want to kill myself"],
  ["su1c1de", "suicide"],
  ["1 w4nt t0 d13", "I want to die"],
  ["$uicide", "suicide"],
  ["i want to diiiiie", "i want to die"],
  ["killlll myselfffff", "kill myself"],
  ["k*ll myself", "kill myself"],
  ["su*cide, su****e", "suicide, suicide"],
  ["sui-cide", "suicide"],
  ["s\u200bu\u200bi\u200bc\u200bi\u200bd\u200be", "suicide"],
  ["𝗸𝗶𝗹𝗹 𝓶𝔂𝓼𝓮𝓵𝓯", "kill myself"],
  ["kill myself", "kill myself"],
  ["ⓚⓘⓛⓛ myself", "kill myself"],
  ["🅺🅸🅻🅻 myself", "KILL myself"],
  ["ᴋɪʟʟ ᴍʏsᴇʟғ".replace("ғ", "f"), "kill myself"],
  ["kіll mуsеlf", "kill myself"],
  ["I want to dіе", "I want to die"],
  ["k\u0336i\u0336l\u0336l\u0336", "kill"],
  ["kíll mysélf", "kill myself"],
  ["quiero m.o.r.i.r", "quiero morir"],
  ["m*urir", "mourir"],
  ["اموووووت", "اموت"],
  ["امـــوت", "اموت"],
  ["ا ن ت ح ر", "انتحر"],
  ["\u202eI want\u202c to die", "I want to die"],
];

const ORDINARY = [
  "It cost $5.99 at 3 p.m., 10% off, 2x4, b4 and gr8!",
  "I moved to the U.S.A. in 1999; N.A.S.A. and the U.N. called.",
  "kms",
  "mp3, h2o, covid19, R2D2, 4th, A1, seat D13, 5 m3",
  "1st 2nd 3rd sooooo happy!!! hmmm, www.example.com, aaaaa, III",
  "f**k this s**t, **bold** and *emphasis*, 2*3*4",
  "👩‍💻 ❤️ 1️⃣ 🇺🇸🇲🇽 👍🏽 🏳️‍🌈 🅿️",
  "می‌خواهم بخوابم",
  "क्‍ष और र्‍य",
  "我今天很开心,真的!(笑)①②",
  "أنا بخير، والحمد لله. صلى الله عليه وسلم ﷺ",
  "Il s'est suicidé. Une journée à l'école, ça va ?",
  "¿Qué tal? ¡Quiero dormir! 1ª, 2º",
  "Ich wünsche dir große Freude, Straße 5½ m²",
  "Привет, как дела? кот",
  "Γειά σου, τι κάνεις;",
  "मैं ठीक हूँ। १२३",
  "a b c d e f g",
  "me@example.com, https://example.com/a-b_c?d=1",
  "well-being, self-harm, self-care, e-mail, t-shirt, x-ray",
  "A. B. Smith and J. R. R. Tolkien",
  "Options: A, B, C, D or 1, 2, 3",
];

describe("unfold", () => {
  it.each(DISGUISED)("undoes %j", (written, meant) => expect(unfold(written)).toBe(meant));

  it.each(ORDINARY)("leaves ordinary text as it is: %s", (text) => expect(unfold(text)).toBe(text.normalize("NFC")));

  it.each([...DISGUISED.flat(), ...ORDINARY])("changes nothing the second time: %j", (text) => {
    expect(unfold(unfold(text))).toBe(unfold(text));
  });

  it("drops lone surrogates", () => expect(unfold("I \ud800want\udc00 to \udfffdie")).toBe("I want to die"));

  const KIB_64 = 65_536;
  it.each([
    ["zero-width characters", `I want${"\u200b".repeat(10_000)} to die`],
    ["only zero-width characters", "\u200d".repeat(KIB_64)],
    ["marks of two classes", `a${"\u0301\u0323".repeat(KIB_64 / 2)}`],
    ["single letters", "a b ".repeat(KIB_64 / 4)],
    ["single letters that are words", "i a ".repeat(KIB_64 / 4)],
    ["one letter", "k".repeat(KIB_64)],
    ["stars", "k*".repeat(KIB_64 / 2)],
    ["cut words", "a.".repeat(KIB_64 / 2)],
    ["words with dots", "ab.".repeat(KIB_64 / 3)],
    ["digits among letters", "k1ll ".repeat(KIB_64 / 5)],
    ["badges", "🅺 ".repeat(KIB_64 / 3)],
    ["flag letters", "🇰".repeat(KIB_64 / 2)],
    ["lone surrogates", "\ud83d".repeat(KIB_64)],
    ["Arabic letters", "ا ".repeat(KIB_64 / 2)],
    ["signs", "!".repeat(KIB_64)],
    ["letters and signs", "a!!!!".repeat(KIB_64 / 5)],
  ])("takes bounded time on 64 KiB of %s", (_, text) => {
    const start = performance.now();
    unfold(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
