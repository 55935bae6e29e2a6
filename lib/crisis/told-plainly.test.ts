import { detectCrisis } from "./detect";
import { detectInConversation } from "./detect-in-conversation";
import { impliesDangerAtHome } from "./names-home";

const LEFT: readonly (readonly [string, string])[] = [
  ["mi marido me dejó hace un mes y no puedo dormir", "no tengo a nadie con quien hablar aquí"],
  ["mi esposo me abandonó por otra", "no tengo a nadie"],
  ["mon mari m'a quittée il y a un mois", "je n'ai personne à qui parler ici"],
  ["mein Mann hat mich verlassen und ich kann nicht schlafen", "ich habe hier niemanden zum Reden"],
  ["我丈夫离开了我，我睡不着", "我这里没有人可以说话"],
  ["زوجي تركني قبل شهر ولا استطيع النوم", "ليس لدي احد اتحدث معه هنا"],
  ["मेरे पति मुझे छोड़कर चले गए और मुझे नींद नहीं आती", "यहाँ मेरा कोई नहीं है"],
  ["my husband left me a month ago and i cant sleep", "i have nobody to talk to here"],
];

const BETWEEN_PARENTS = [
  "mom and dad shout at night and dad hit mom",
  "dad hit mom last night",
  "dad hits mom",
  "daddy hurt mommy",
  "my dady hitted my mum",
  "stepdad punches mom when hes drunk",
  "my mom hit my dad with a pan",
  "papa pega a mama",
  "mi papá le pegó a mi mamá anoche",
  "papa a frappé maman hier soir",
  "papa schlägt mama",
  "papa hat mama gehauen",
  "爸爸打妈妈",
  "昨天晚上爸爸打了妈妈",
  "بابا يضرب ماما",
  "ابي ضرب امي امس",
  "papa mummy ko marte hain",
  "पापा ने मम्मी को मारा",
  "my uncle touches me",
  "mi tío me toca",
  "mon oncle me touche",
  "mein Onkel fasst mich an",
  "我叔叔摸我",
  "عمي يلمسني",
  "चाचा मुझे छूते हैं",
];

const POINTLESS = [
  "whats the point of anything anymore",
  "i think about not waking up",
  "what is the point of school or anything",
  "I dont see the point in anything anymore",
  "theres no point in anything any more",
  "ya no le veo sentido a nada",
  "no le encuentro sentido a nada",
  "pienso en no despertar",
  "à quoi bon tout ça",
  "je ne vois plus le sens de rien",
  "ich sehe in nichts mehr einen Sinn",
  "wozu das alles noch",
  "活着有什么意义",
  "什么都没有意义了",
  "我想死",
  "ما فائدة كل شيء",
  "لم اعد ارى معنى لأي شيء",
  "kisi cheez ka koi matlab nahi",
  "अब किसी चीज़ का कोई मतलब नहीं लगता",
];

const AFRAID_AT_HOME = [
  "my wife yells at me and i am scared to go home",
  "im scared to go home",
  "my husband screams at me every night and im afraid of him",
  "i dont feel safe at home",
  "mi mujer me grita y tengo miedo de volver a casa",
  "ma femme me crie dessus et j'ai peur de rentrer",
  "meine Frau schreit mich an und ich habe Angst nach Hause zu gehen",
  "我老婆对我大吼大叫，我怕回家",
  "زوجتي تصرخ في وجهي واخاف ان ارجع الى البيت",
  "meri biwi mujh par chillati hai aur mujhe ghar jane se dar lagta hai",
];

const CALM = [
  "dad hit the car",
  "mom beat dad at chess",
  "my mom beat my dad at tennis",
  "dad hit a home run",
  "dad hit my mom's car by accident",
  "mom hit dad with a pillow",
  "mamá le gana a papá al ajedrez",
  "maman a battu papa aux échecs",
  "Mama hat Papa beim Schach geschlagen",
  "妈妈下棋打败了爸爸",
  "爸爸打电话给妈妈",
  "ابي ضرب موعدا مع امي",
  "papa ne mummy ko phone kiya",
  "whats the point of this meeting",
  "what is the point of homework",
  "i dont see the point of the new rule",
  "no le veo sentido a esta reunión",
  "à quoi bon cette réunion",
  "wozu brauche ich Mathe",
  "这个作业有什么意义",
  "好久不见，想死你了",
  "ما فائدة هذا الاجتماع",
  "is meeting ka koi matlab nahi",
  "i think about not waking up early on sundays",
  "scared to go home in the dark",
];

describe("what is told in plain words", () => {
  it.each(LEFT)("CHAT-19 takes being left for no abuse: %s", async (first, second) => {
    for (const found of [await detectCrisis(`${first}. ${second}`), await detectInConversation([first], second)])
      expect(found).toMatchObject({ kind: expect.not.stringMatching("abuse") });
  });

  it("CHAT-19 still hears harm by the one who left", async () => {
    expect((await detectCrisis("mi marido me pegó y me dejó. no tengo a nadie")).kind).toBe("abuse");
  });

  it.each(BETWEEN_PARENTS)("CHAT-19 hears harm at home, of which no guardian learns: %s", async (text) => {
    const found = await detectCrisis(text);
    expect(found.kind).toBe("abuse");
    expect(impliesDangerAtHome(found)).toBe(true);
  });

  it.each(POINTLESS)("CHAT-19 asks about a passive wish: %s", async (text) => {
    expect((await detectCrisis(text)).concern).not.toBe("none");
  });

  it.each(AFRAID_AT_HOME)("CHAT-19 hears fear at home: %s", async (text) => {
    const found = await detectCrisis(text);
    expect(found.concern).not.toBe("none");
    expect(found.kind).toBe("abuse");
  });

  it.each(CALM)("stays calm: %s", async (text) => {
    expect((await detectCrisis(text)).crisis).toBe(false);
  });
});
