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
    abuseLines:
      "Lo primero que te sugiero es la Línea Nacional contra la Violencia Doméstica, de día y de noche: {violence}; atienden también en español. También puedes mandar {violenceKeyword} por mensaje al {violenceText}, o usar el chat de thehotline.org. Usa, por favor, un teléfono seguro que nadie te revise: las llamadas, los mensajes y los chats se pueden ver después.",
    assaultLine:
      "Para la violencia sexual hay una línea propia, {sexualViolence}, de día y de noche. También te dicen dónde te pueden revisar y atender, y la llamada no te obliga a nada. Usa, por favor, un teléfono que nadie te revise.",
    throat:
      "Que te aprieten el cuello puede causar un daño por dentro que aparece más tarde, también sin marcas. Por favor, haz que te revise hoy un médico o una sala de urgencias. Si te cuesta respirar o tragar, te cambia la voz o sientes que te desmayas, llama enseguida al {emergency}.",
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
    abuseLines:
      "También está la línea Childhelp para niños, de día y de noche: puedes llamar o mandar un mensaje al {childAbuse}. Pide hablar en español y di: alguien me hace daño. Hazlo, por favor, donde nadie te oiga ni te vea.",
    assaultLine:
      "Sobre tocar de una forma que no está bien, hay personas amables para hablar, de día y de noche, en el {sexualViolence}. No es tu culpa, y tú eliges qué cuentas.",
    throat:
      "Cuando alguien te aprieta el cuello, puede lastimarte por dentro aunque no se vea nada. Un médico tiene que revisarte hoy; díselo a un adulto seguro, por favor. Si te cuesta respirar, tu voz suena distinta o te mareas, llama enseguida al {emergency}.",
    decided:
      "Sientes que ya está decidido. Los sentimientos grandes suben y bajan, aunque no lo parezca. Por favor, deja que un adulto esté contigo hasta que baje.",
  },
};
