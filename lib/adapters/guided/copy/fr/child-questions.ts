import { stems } from "../../lexicon/build";
import type { Voice } from "../shape";

type Questions = Pick<Voice, "openQuestions" | "questions" | "topicQuestions" | "cues" | "savour">;

export const childQuestions: Questions = {
  openQuestions: [
    "Que s'est-il passé ?",
    "Quand est-ce que ça a commencé ?",
    "Quel a été le plus dur ?",
    "Tu m'en dis un peu plus ?",
    "Qui était avec toi ?",
  ],
  questions: [
    "Où le sens-tu dans ton corps ?",
    "Qu'as-tu pensé à ce moment-là ?",
    "Que fais-tu quand ça devient grand ?",
    "Est-ce qu'une grande personne est au courant ?",
    "Qu'aimerais-tu qu'il se passe ?",
    "Y a-t-il eu aujourd'hui un moment où c'était moins fort ?",
    "Qu'est-ce qui t'aide, même un tout petit peu ?",
    "C'est gros comment, de 1 à 10 ?",
    "Quelle est la partie que personne ne voit ?",
    "Avec qui es-tu en sécurité ?",
    "Si c'était un animal, ce serait lequel ?",
    "Qu'est-ce qui arrive juste avant ?",
    "Que dirais-tu à un copain qui sent la même chose ?",
  ],
  topicQuestions: {
    loss: [
      "Qu'est-ce qui te manque le plus ?",
      "Tu me racontes un joli moment avec lui ou avec elle ?",
      "Quand y penses-tu le plus ?",
    ],
    relationship: ["Qu'est-ce que tu aimes chez cette personne ?", "Qu'est-il arrivé entre vous ?"],
    family: [
      "C'est comment à la maison en ce moment ?",
      "Que fais-tu quand c'est comme ça à la maison ?",
      "Que voudrais-tu que ta famille sache ?",
    ],
    friends: ["Qu'ont-ils dit ou fait ?", "Qui est gentil avec toi là-bas ?", "Que voudrais-tu que tes amis fassent ?"],
    school: [
      "Qu'est-ce qui est le plus dur à l'école ?",
      "Que se passe-t-il à la récré ?",
      "Quel maître ou quelle maîtresse aimes-tu bien ?",
    ],
    money: ["Qu'as-tu entendu à la maison sur l'argent ?"],
    sleep: ["À quoi penses-tu quand la lumière est éteinte ?", "Qu'est-ce qui te rassure la nuit ?"],
    body: ["Quelqu'un a dit quelque chose sur ton physique ?", "Qu'est-ce que ton corps sait bien faire ?"],
    health: ["Comment ton corps le sent-il ?", "Qui s'occupe de toi quand ça ne va pas ?"],
    identity: ["Avec qui peux-tu être comme tu es ?"],
    selfWorth: ["Qui t'a dit ça ?", "Qu'est-ce que tu réussis bien ?"],
    loneliness: ["Quand le sens-tu le plus ?", "Avec qui aimerais-tu jouer ?"],
    worry: ["Quelle chose fait peur dans ta tête ?", "Quand vient l'inquiétude ?", "Qu'est-ce qui la fait rétrécir ?"],
    anger: ["Qu'est-ce qui l'a commencée ?", "Que voulait faire ton corps ?", "Qu'est-ce qui n'était pas juste ?"],
  },
  cues: [
    {
      heard: stems("jouer avec moi", "me laissent? pas jouer", "mis de côté", "veulent? pas de moi"),
      questions: ["Qu'as-tu fait alors ?", "Y a-t-il là-bas quelqu'un de gentil ?"],
    },
    {
      heard: stems("m'a dit", "ont dit", "m'a traité", "ri de moi", "ont ri", "se moqu"),
      questions: ["Ça t'a fait quoi de l'entendre ?", "Qu'aurais-tu voulu qu'on te dise ?"],
    },
    {
      heard: stems("crie", "disput", "se battent"),
      questions: ["Où es-tu quand ça arrive ?", "Vers quelle grande personne peux-tu aller quand ça crie ?"],
    },
    {
      heard: stems("pleure", "pleuré"),
      questions: ["Quelqu'un a vu tes larmes ?", "Qu'est-ce qui t'aurait aidé à ce moment ?"],
    },
    {
      heard: stems("toujours", "jamais", "personne", "tout le monde"),
      questions: ["C'était comment la dernière fois ?", "Y a-t-il eu un jour où ce n'était pas comme ça ?"],
    },
  ],
  savour: [
    "Quelle a été la meilleure partie ?",
    "Qui l'a vécu avec toi ?",
    "Comment était ton corps ?",
    "Qu'as-tu fait pour que ça arrive ?",
  ],
};
