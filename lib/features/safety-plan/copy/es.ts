import type { PlanReadingCopy } from "./shape";

const adult: PlanReadingCopy = {
  title: "Mi plan de seguridad",
  steps: {
    warningSigns: "Señales de que viene una crisis",
    ownWays: "Cosas que puedo hacer por mi cuenta",
    peopleAndPlaces: "Personas y lugares que me distraen",
    helpers: "Personas a las que puedo pedir ayuda",
    professionals: "Profesionales y líneas de crisis",
    saferPlace: "Hacer más seguro mi entorno",
    worthLivingFor: "Por lo que más vale la pena vivir",
  },
  empty:
    "Todavía no tienes un plan. Por ahora basta una línea: una persona, un lugar o algo que ya te ayudó.",
  make: "Hacer mi plan",
  change: "Cambiar mi plan",
  signedOut:
    "Un plan de seguridad son seis pasos cortos con tus palabras. Inicia sesión para guardarlo aquí o imprime uno en blanco.",
  blank: "Imprimir un plan en blanco",
  readFailed: "No se pudo cargar tu plan.",
  retry: "Intentar de nuevo",
  loading: "Cargando tu plan",
  offline: "Sin conexión. Esta es la copia de este dispositivo.",
  nothing: "Todavía nada escrito",
  noConnection: "Sin conexión",
  notHere:
    "No hay conexión y en este dispositivo no hay copia de tu plan. Los ejercicios de aquí funcionan sin internet.",
  oneLine: "Escribe una línea ahora",
  oneLineHint: "Alguien a quien puedes acudir o algo que ayuda.",
  add: "Añadir",
  kept: "Queda en esta pestaña. Pasa a tu plan cuando haya conexión.",
  saved: "Guardado en tu plan.",
};

const child: PlanReadingCopy = {
  title: "Mi plan para estar a salvo",
  steps: {
    warningSigns: "Cómo sé que se pone mal",
    ownWays: "Cosas que puedo hacer solo",
    peopleAndPlaces: "Personas y lugares que me ayudan a pensar en otra cosa",
    helpers: "Adultos a los que puedo contarles",
    professionals: "Personas que ayudan y a quienes puedo llamar",
    saferPlace: "Hacer más seguro mi lugar",
    worthLivingFor: "Lo que más quiero",
  },
  empty:
    "Todavía no tienes un plan. Pide a un adulto de confianza que lo haga contigo. Por ahora basta una línea. ¿Quién puede ayudarte? ¿Qué te ayuda?",
  make: "Hacer mi plan",
  change: "Cambiar mi plan",
  signedOut:
    "Un plan son unos pasos cortos que te ayudan en un mal día. Puedes imprimir uno vacío y llenarlo con un adulto.",
  blank: "Imprimir un plan vacío",
  readFailed: "Tu plan no cargó.",
  retry: "Intentar de nuevo",
  loading: "Ya viene tu plan",
  offline: "Sin internet. Esta es la copia de este dispositivo.",
  nothing: "Aquí todavía no hay nada",
  noConnection: "No hay internet",
  notHere:
    "No hay internet y tu plan no está en este dispositivo. Los ejercicios de aquí sí funcionan.",
  oneLine: "Escribe una línea ahora",
  oneLineHint: "Un adulto a quien puedes ir o algo que te ayuda.",
  add: "Añadir",
  kept: "Queda aquí. Pasa a tu plan cuando vuelva internet.",
  saved: "Ya está en tu plan.",
};

export const planEs = { adult, child };
