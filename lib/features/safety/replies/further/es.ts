import type { FurtherTexts } from "./shape";

export const adult: FurtherTexts = {
  steps: {
    place: [
      "¿Ya te alejaste de ese lugar, y hay alguien cerca de ti?",
      "Por favor, da primero esos pasos hacia atrás; desde allí puedes escribirme. ¿Ya te apartaste?",
      "Vuelvo a preguntar porque el lugar mismo es el peligro. ¿A quién puedes llamar en voz alta para que venga y te acompañe de vuelta?",
    ],
    reach: [
      "¿Cómo sería escribirle ahora? Las primeras palabras pueden ser: no estoy bien y no quiero quedarme a solas con esto.",
      "Por favor, ve con esa persona o llámala en voz alta ahora. Basta con decir: estoy en peligro, por favor quédate conmigo. ¿Te es posible ahora mismo?",
      "¿Puedes comunicarte con esa persona en los próximos minutos? Puedes decirle: temo por una vida, por favor ve allá o quédate al teléfono.",
    ],
    before: [
      "¿Hubo algún momento en que hiciste algo para quitarte la vida, o empezaste a prepararlo, y hace cuánto fue?",
    ],
  },
  echo: {
    placeNow:
      "Por favor, aléjate ahora de donde estás: vuelve adentro o a suelo firme, donde haya otras personas. Luego llama al {emergency} o al {call} y di dónde estás. Quédate al lado de alguien hasta que llegue la ayuda.",
    friendLines:
      "En el {call} alguien puede decirte qué hacer por esa persona, de día y de noche; es lo primero que te sugiero. También puedes mandar {keyword} por mensaje al {text}. Si crees que está pasando ahora, llama al {emergency} y di dónde está.",
    friendPerson:
      "Ni esa persona ni tú deberían cargar a solas con esto: conviene que hoy lo sepa alguien cercano a ella, y también un médico o un terapeuta.",
    partly:
      "Entonces está un poco más lejos. Más lejos aún es más seguro: fuera del cuarto, o en manos de otra persona.",
    feelsFine:
      "Sentirse bien ahora no significa que no haya peligro. Con algunas cosas el daño aparece horas después, y la ayuda sirve más antes de eso.",
    mayTell: "Quien te pidió guardar el secreto te pidió demasiado. Puedes contarlo, y no haces nada malo.",
    decided:
      "Dices que está decidido. Estos momentos suben y bajan, aunque no lo parezca, y quiero que alguien esté a tu lado mientras dura este.",
  },
};

export const child: FurtherTexts = {
  steps: {
    place: [
      "¿Ya no estás en ese lugar, y hay un adulto contigo?",
      "Primero muévete hacia atrás, por favor, y después me escribes. ¿Ya te moviste?",
      "Pregunto otra vez porque ese lugar es peligroso. ¿A qué adulto puedes llamar a gritos para que venga por ti?",
    ],
    reach: [
      "¿Podrías ir con esa persona o escribirle ahora? Puedes decir: no me siento bien y no quiero estar a solas.",
      "Por favor, ve con esa persona o llámala a gritos ahora. Puedes decir: estoy en peligro, quédate conmigo. ¿Puedes hacerlo ya?",
      "¿Podrías decírselo a esa persona ahora mismo? Puedes decir: tengo miedo por alguien, ayúdame.",
    ],
    before: ["¿Alguna vez hiciste algo para morirte, o empezaste a hacerlo, y cuándo fue?"],
  },
  echo: {
    placeNow:
      "Por favor, aléjate de ahí ahora mismo: vuelve adentro o baja al suelo, donde haya gente. Llama a gritos a un adulto y quédate muy cerca. Luego llamen juntos al {emergency} o al {call}.",
    friendLines:
      "En el {call} una persona amable puede decirte qué hacer. También puedes mandar {keyword} por mensaje al {text}. Si está pasando ahora, llama al {emergency} y di dónde está.",
    friendPerson:
      "Primero, por favor, cuéntaselo ahora a un adulto de confianza: alguien de tu familia, una maestra, la consejera de la escuela o una enfermera. Así no te quedas a solas con esto.",
    partly: "Entonces está un poquito más lejos. Mejor todavía: dáselo a un adulto o ve a otro cuarto.",
    feelsFine:
      "Sentirte bien ahora no quiere decir que por dentro todo esté bien. Algunas cosas hacen daño horas después, por eso un adulto tiene que llamar ya.",
    mayTell: "Alguien te pidió guardar el secreto. Ese secreto sí se puede contar. No haces nada malo.",
    decided:
      "Sientes que ya está decidido. Los sentimientos grandes suben y bajan, aunque no lo parezca. Por favor, deja que un adulto esté contigo hasta que baje.",
  },
};
