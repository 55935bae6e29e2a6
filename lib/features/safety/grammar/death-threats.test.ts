import { detectCrisis } from "../detect";
import { namesHome } from "../names-home";

const THREATENED = [
  "my husband will kill me if I leave him",
  "my boyfriend will kill me because I talked to you",
  "he wants to kill me",
  "my dad will kill me when he finds out I'm gay",
  "Mein Mann bringt mich um, wenn ich gehe",
  "Er will mich umbringen",
  "Mon mari va me tuer si je pars",
  "Il veut me tuer",
  "Mi marido me va a matar si lo dejo",
  "زوجي سيقتلني إذا تركته",
  "pati mujhe maar dalega agar main gayi",
  "我老公说我敢走就杀了我",
  "老公说敢离婚就弄死我",
];

const SAYINGS = [
  "my mom is gonna kill me if I fail",
  "mum will kill me when she sees the kitchen",
  "she said she'd kill me if I was late again",
  "my teacher will kill me lol",
  "Mama bringt mich um, wenn ich zu spät komme",
  "ma mère va me tuer si je rate mon bus",
  "mi mamá me va a matar si repruebo",
  "我妈会打死我，我考了60分",
];

describe("a threat to kill by somebody close", () => {
  it.each(THREATENED)("CRIS-16 is heard as danger at home, by another's hand: %s", (text) => {
    const finding = detectCrisis(text);
    expect(finding).toMatchObject({ crisis: true, kind: "abuse", severity: "high" });
    expect(namesHome(finding)).toBe(true);
  });

  it.each(SAYINGS)("CRIS-16 is no saying about anger: %s", (text) => {
    expect(detectCrisis(text).crisis).toBe(false);
  });
});
