import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

type Greet = (name: string | null) => string;

const named =
  (called: (name: string) => string, unnamed: string): Greet =>
  (name) =>
    name ? called(name) : unnamed;

/** The persona's greeting, in the person's language like the disclosure above it (contract 8). */
export const GREETING: Record<Audience, Record<SpokenLanguage, Greet>> = {
  adult: {
    en: named(
      (name) => `Hello ${name}. What would you like to put down here?`,
      "Hello. What would you like to put down here?",
    ),
    es: named(
      (name) => `Hola, ${name}. ¿Qué te gustaría soltar aquí?`,
      "Hola. ¿Qué te gustaría soltar aquí?",
    ),
    fr: named(
      (name) => `Bonjour ${name}. Que voulez-vous déposer ici ?`,
      "Bonjour. Que voulez-vous déposer ici ?",
    ),
    de: named(
      (name) => `Hallo ${name}. Was möchtest du hier ablegen?`,
      "Hallo. Was möchtest du hier ablegen?",
    ),
    zh: named((name) => `${name}，你好。你想在这里放下些什么？`, "你好。你想在这里放下些什么？"),
    ar: named(
      (name) => `مرحبا ${name}. ما الذي تود أن تضعه هنا؟`,
      "مرحبا. ما الذي تود أن تضعه هنا؟",
    ),
    hi: named(
      (name) => `नमस्ते ${name}। आप यहाँ क्या कहकर हल्का होना चाहेंगे?`,
      "नमस्ते। आप यहाँ क्या कहकर हल्का होना चाहेंगे?",
    ),
  },
  child: {
    en: named(
      (name) => `Hi ${name}! What do you want to talk about?`,
      "Hi! What do you want to talk about?",
    ),
    es: named(
      (name) => `¡Hola, ${name}! ¿De qué quieres hablar?`,
      "¡Hola! ¿De qué quieres hablar?",
    ),
    fr: named(
      (name) => `Salut ${name} ! De quoi veux-tu parler ?`,
      "Salut ! De quoi veux-tu parler ?",
    ),
    de: named(
      (name) => `Hallo ${name}! Worüber möchtest du reden?`,
      "Hallo! Worüber möchtest du reden?",
    ),
    zh: named((name) => `${name}，你好！你想聊什么？`, "你好！你想聊什么？"),
    ar: named((name) => `مرحبا ${name}! عن ماذا تريد أن تتحدث؟`, "مرحبا! عن ماذا تريد أن تتحدث؟"),
    hi: named(
      (name) => `नमस्ते ${name}! तुम किस बारे में बात करना चाहते हो?`,
      "नमस्ते! तुम किस बारे में बात करना चाहते हो?",
    ),
  },
};
