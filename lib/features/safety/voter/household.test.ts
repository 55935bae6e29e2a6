import { detectCrisis } from "../detect";
import { isHousehold } from "./household";

it.each([
  "I am sorry about the dishes. I will do them on weekdays.",
  "Sorry about the mess. I will clean the kitchen tonight.",
  "Forgive me. I was tired. I will put the kids to bed.",
  "I am sorry about the bills. I will pay them on Monday.",
  "I will take the kids on weekdays and you on weekends.",
  "I’m sorry for being late. I’ll cook dinner tomorrow.",
  "I will look after the kids so you can sleep.",
  "It hurts and I cannot go on with the routine.",
  "Perdón por el desorden. Voy a limpiar la cocina esta noche.",
  "Désolé pour la vaisselle. Je la ferai ce soir.",
  "Sorry für das Chaos. Ich werde heute Abend die Küche putzen.",
  "Es tut mir leid wegen dem Abwasch. Ich mache ihn morgen.",
])("CRIS-16 takes an apology of every day for no goodbye: %s", async (text) => {
  expect((await detectCrisis(text)).crisis).toBe(false);
});

it.each([
  "I am sorry for everything. I will not be here on Monday.",
  "I am sorry about the mess I leave. I will be gone tonight.",
  "Sorry for the mess. I paid the bills and cleaned the kitchen so you will not have to.",
  "Sorry about the mess. I will do it tonight.",
  "Forgive me. I will put the kids to bed.",
  "I am sorry. I will take the kids to school. You will never have to worry again.",
  "I am sorry about the dishes. I will do them tonight. I want to die.",
  "Forgive me. I was tired. I will put the kids to bed and then I will kill myself.",
  "It hurts and I cannot go on.",
])("CRIS-16 hears the goodbye in an apology: %s", async (text) => {
  expect((await detectCrisis(text)).crisis).toBe(true);
});

it.each([
  "I am sorry about the dishes",
  "I am tired. I will put the kids to bed.",
  "I will clean the kitchen tonight so that nobody has to find it like this",
  "",
])("calls nothing a household that is more, or less: %s", (text) => {
  expect(isHousehold(text)).toBe(false);
});
