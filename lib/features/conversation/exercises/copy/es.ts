import type { ExerciseCopy } from "./shape";

const adult: ExerciseCopy = {
  breathing: {
    title: "Respiración",
    hint: "Un minuto, a tu ritmo",
    lead: "Toma aire mientras el círculo crece y suéltalo mientras se achica. Para cuando quieras.",
    choose: "Elige un ritmo",
    paces: { slow: "Toma 4, suelta 6", box: "Cuadrada: 4 cada lado" },
    phases: { in: "Toma aire", hold: "Sostén", out: "Suelta el aire", rest: "Descansa" },
    count: "Respiración {n} de {total}",
    done: "Esa fue la última respiración. Nota cómo está tu cuerpo ahora.",
  },
  grounding: {
    title: "Cinco sentidos",
    lead: "Un paso a la vez. Tómate el tiempo que necesites.",
    count: "Paso {n} de {total}",
    found: "Encontrado {n} de {total}",
    next: "Siguiente",
    back: "Atrás",
    finish: "Terminar",
    done: "Pasaste por los cinco sentidos. Si sigue siendo demasiado, puedes hablar con una persona ahora.",
  },
  begin: "Empezar",
  stop: "Parar",
  again: "Otra vez",
  close: "Cerrar",
};

const child: ExerciseCopy = {
  breathing: {
    title: "Respira con Buddy",
    hint: "Un minuto, despacio y suave",
    lead: "Buddy respira contigo. Puedes parar cuando quieras.",
    choose: "Elige una",
    paces: { feather: "Pluma", star: "Estrella" },
    phases: { in: "Toma aire", hold: "Quédate quieto", out: "Sopla despacio", rest: "Descansa" },
    count: "Respiración {n} de {total}",
    done: "Esa fue la última. ¿Cómo se siente tu cuerpo ahora?",
  },
  grounding: {
    title: "Cinco sentidos",
    lead: "Uno a la vez. Sin prisa.",
    count: "Paso {n} de {total}",
    found: "Encontrado {n} de {total}",
    next: "Siguiente",
    back: "Atrás",
    finish: "Terminar",
    done: "Usaste los cinco sentidos. Si sigue siendo muy grande, díselo a un adulto ahora.",
  },
  begin: "Empezar",
  stop: "Parar",
  again: "Otra vez",
  close: "Cerrar",
};

export const exercisesEs = { adult, child };
