/** Whole sentences, each pattern from the first word to the last; lower case, straight apostrophes, no commas. */
export interface Household {
  /** For a thing of the house, or for a small fault that is named. */
  readonly sorry: RegExp;
  /** Bare: it needs a reason beside it. */
  readonly forgive: RegExp;
  /** A reason that is over: "I was tired". "I am tired" is none. */
  readonly because: RegExp;
  /** Something for the house that is still to be done. */
  readonly promise: RegExp;
}

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, "u");

const EN = (() => {
  const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
  const time = `(?: (?:on (?:weekdays|weekends|${day}s?(?: and ${day}s?)?)|(?:every|each) (?:day|morning|evening|night|week|${day})|at the weekend|tonight|today|tomorrow(?: morning| evening)?|this (?:morning|afternoon|evening|week|weekend|${day})|next (?:time|week|month|${day})|after (?:work|dinner|lunch|school|breakfast)|before (?:work|dinner|school|bed)|in the (?:morning|evening|afternoon)s?|from now on|by ${day}|(?:once|twice) a week|first thing|at (?:noon|lunch|dinner|\\w+ o'clock|\\d{1,2}(?: ?[ap]m)?)|when i get home|more often|myself|right away))`;
  const thing =
    "(?:dishes|dishwasher|washing(?: up)?|laundry|ironing|mess|kitchen|bathroom|living room|bedroom|house|flat|apartment|floors?|trash|garbage|rubbish|recycling|bins?|bills?|rent|groceries|shopping|dinner|lunch|breakfast|cooking|cleaning|chores?|housework|homework|school run|garden|yard|lawn|noise|delay|fridge|oven|car seat|phone bill|taxes|receipts|calendar|budget)";
  const kids = "(?:kids|children|baby|little one|girls|boys|twins|dog|puppy)";
  const sorry = `(?:(?:i'm|i am|we're|we are) )?(?:so |very |really )?sorry (?:again )?(?:about|for) (?:(?:the|my|our|all the|last night's|yesterday's) (?:dirty |unpaid |late |cold |broken )?${thing}(?: and (?:the )?${thing})?|being (?:so )?(?:late|grumpy|short with you|tired)|(?:shouting|snapping)(?: at you)?|not (?:calling|helping|cooking|cleaning|listening)|forgetting (?:the|our|your) (?:${thing}|birthday|anniversary))(?: (?:yesterday|last night|today|this morning|this week|again))?|(?:sorry )?i forgot (?:about )?(?:the|our) ${thing}`;
  const task = [
    `do (?:them|the ${thing}|my (?:share|part|half)|half(?: of (?:it|them))?|more (?:at home|around the house|of the ${thing}))`,
    `(?:clean|tidy)(?: up)?(?: (?:the|our) ${thing}(?: and (?:the )?${thing})?)?`,
    "wash up|wash (?:them|the dishes|the clothes)|vacuum|hoover|mow the lawn|(?:empty|load|fill) the dishwasher",
    `(?:pay|sort out) (?:them|the ${thing}|our ${thing}|half|my (?:share|half))`,
    "(?:cook|make)(?: us)?(?: (?:dinner|lunch|breakfast|coffee|a list|the bed|the beds))?",
    `put the ${kids} to bed|bath the ${kids}|walk the dog|feed the (?:dog|cat|baby)`,
    `take (?:the ${kids}|them)(?: (?:to|from) (?:school|bed|the park|practice|the doctor|swimming|football|nursery|daycare|your mother's))`,
    `take (?:out )?the (?:trash|garbage|rubbish|bins?|recycling)(?: out)?`,
    `pick (?:up )?the ${kids}(?: up)?(?: from (?:school|practice|nursery|daycare))?`,
    `(?:look after|watch|mind) the ${kids}(?: so (?:that )?you can (?:sleep(?: in)?|rest|work|go out|have a break|see your friends))?`,
    "(?:go|do the) shopping|(?:buy|get) (?:the )?(?:milk|bread|food|groceries)",
    "call(?: you)?(?: next time| when i am late| if i am late)?|be on time|come home (?:earlier|on time)|listen (?:more|better)|put my phone away",
    "help (?:you )?(?:with|out with) the (?:kids|children|dishes|laundry|cooking|cleaning|homework|housework)|help more(?: at home| around the house)?",
  ].join("|");
  const will =
    "(?:i|we|you)(?:'ll| will| can| could| am going to|'m going to|'re going to| are going to| promise to|'d like to)(?: also| try to| do my best to| always)?";
  const shared = `(?:(?:i|we) (?:will|can|could)|i'll|we'll) take the ${kids}${time}+(?: and you(?: (?:can )?take them)?${time}+)?`;
  return {
    sorry: whole(sorry),
    forgive: whole(
      "(?:please )?forgive me|(?:it was )?my (?:fault|mistake)|i(?:'m| am) (?:so |really |very )?sorry|sorry",
    ),
    because: whole(
      "(?:because )?i was (?:just |so |very |really |too )?(?:tired|late|busy|stressed|distracted|hungry|cranky|grumpy|ill|sick|at work|in a (?:hurry|bad mood|meeting))(?: (?:yesterday|last night|after work|from work|all day|this morning))?|(?:it was|i had) a (?:very )?long day(?: at work)?|work was (?:very |so )?(?:busy|long|hard)(?: today| yesterday)?",
    ),
    promise: whole(
      `(?:and |so |then )?(?:${will} (?:${task})${time}*(?: and (?:you|i|we)(?: (?:can|could|will|do))?(?: (?:${task}))?${time}*)?|${shared})`,
    ),
  } satisfies Household;
})();

const ES = (() => {
  const time =
    "(?: (?:hoy|manana|mañana|esta (?:noche|tarde|semana)|(?:el|los|este) (?:lunes|martes|miercoles|miércoles|jueves|viernes|sabados?|sábados?|domingos?)|entre semana|los fines de semana|el fin de semana|cada (?:dia|día|semana)|todos los dias|todos los días|por la (?:manana|mañana|noche|tarde)|despues del trabajo|después del trabajo|la proxima vez|la próxima vez))";
  const thing =
    "(?:los platos|la cocina|el baño|el desorden|la ropa|la casa|la basura|las facturas|las cuentas|el alquiler|la compra|las compras|la cena|la comida|la limpieza|el retraso|el ruido)";
  const kids = "(?:a )?(?:los niños|las niñas|el bebe|al bebé|al perro)";
  const task = `(?:los|las|lo) (?:lavaré|lavare|haré|hare|pagaré|pagare|limpiaré|limpiare|recogeré|recogere)|voy a (?:lavar|limpiar|ordenar|pagar|hacer|recoger|sacar|preparar) (?:${thing}|${kids})|(?:lavaré|lavare|limpiaré|limpiare|ordenaré|ordenare|pagaré|pagare|haré|hare|recogeré|recogere|sacaré|sacare|prepararé|preparare) (?:${thing}|${kids})|(?:acostaré|acostare|voy a acostar|cuidaré|cuidare|llevaré|llevare|recogeré|recogere|voy a (?:llevar|cuidar)) ${kids}(?: al (?:colegio|parque)| del colegio)?|cocinaré|cocinare|voy a cocinar`;
  return {
    sorry: whole(
      `(?:perdon|perdón|perdona|lo siento|siento|disculpa)(?: lo de| por)? ?${thing}|(?:perdon|perdón|perdona|disculpa) por (?:llegar tarde|gritar|no llamar)`,
    ),
    forgive: whole("perdon|perdón|perdona|perdoname|perdóname|lo siento(?: mucho)?|disculpa"),
    because: whole(
      "(?:estaba|estuve) (?:muy )?(?:cansad[oa]|ocupad[oa]|estresad[oa]|enferm[oa]|de mal humor)(?: ayer| anoche)?|fue un dia largo|fue un día largo",
    ),
    promise: whole(`(?:y |yo )?(?:${task})${time}*`),
  } satisfies Household;
})();

const FR = (() => {
  const time =
    "(?: (?:aujourd'hui|demain(?: matin| soir)?|ce (?:soir|matin|week-end)|(?:le |ce )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|en semaine|le week-end|les week-ends|cette semaine|chaque (?:jour|semaine|soir)|après le travail|la prochaine fois|tous les jours|tous les soirs))";
  const thing =
    "(?:la vaisselle|le ménage|la cuisine|la salle de bain|le désordre|le linge|la lessive|la maison|les poubelles|la poubelle|les factures|le loyer|les courses|le dîner|le repas|le retard|le bruit)";
  const kids = "(?:les enfants|les petits|le bébé|le chien)";
  const task = `(?:les |la |l'|le )?(?:ferai|vais (?:les |la |le )?faire|paierai|vais (?:les |le )?payer|nettoierai|vais (?:les |la |le )?nettoyer|rangerai|vais ranger|sortirai|vais sortir)(?: (?:${thing}|${kids}))?|(?:coucherai|vais coucher|garderai|vais garder|emmènerai|vais emmener|récupérerai|vais récupérer) ${kids}(?: à l'école| au parc)?|(?:cuisinerai|vais cuisiner|préparerai (?:le dîner|le repas))`;
  return {
    sorry: whole(
      `(?:je suis |je m'excuse|excuse-moi|pardon|désolée?)(?:désolée?)? ?pour (?:${thing}|mon retard|hier soir)`,
    ),
    forgive: whole("pardon|désolée?|je suis désolée?|pardonne-moi|excuse-moi"),
    because: whole(
      "j'étais (?:très |trop |juste )?(?:fatiguée?|en retard|occupée?|stressée?|malade|de mauvaise humeur)(?: hier)?|c'était une longue journée",
    ),
    promise: whole(`(?:et )?je (?:${task})${time}*`),
  } satisfies Household;
})();

const DE = (() => {
  const time =
    "(?: (?:heute(?: abend)?|morgen(?: früh| abend)?|(?:am|jeden) (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|abend|morgen|tag)|unter der woche|wochentags|am wochenende|diese woche|nach der arbeit|nächstes mal|das nächste mal|jede woche|ab jetzt|gleich))";
  const thing =
    "(?:(?:den|das|die|der|dem) )?(?:abwasch|geschirr|küche|bad|unordnung|wäsche|haushalt|wohnung|haus|müll|rechnungen|miete|einkauf|einkäufe|abendessen|essen|putzen|verspätung|lärm|spülmaschine|chaos)";
  const kids = "(?:die kinder|das baby|die kleinen|den hund)";
  const verb =
    "(?:machen|abwaschen|spülen|putzen|aufräumen|bezahlen|zahlen|wegbringen|rausbringen|einkaufen|kochen|erledigen|ins bett bringen|zur schule bringen|abholen|hüten|von der schule abholen)";
  return {
    sorry: whole(
      `(?:es )?(?:tut mir leid|entschuldige|entschuldigung|sorry|verzeih)(?: mir)?(?: (?:wegen|für|mit|um))? ${thing}|sorry dass ich (?:zu spät|so spät) (?:kam|war)`,
    ),
    forgive: whole("(?:es )?tut mir (?:so |sehr )?leid|verzeih(?: mir)?|entschuldige(?: bitte)?|entschuldigung|sorry"),
    because: whole(
      "ich war (?:nur |so |sehr |zu )?(?:müde|spät dran|beschäftigt|gestresst|krank|hungrig|schlecht gelaunt)(?: gestern)?|es war ein langer tag",
    ),
    promise: whole(
      `(?:und )?ich (?:werde|kann|will|möchte)(?: (?:es|sie|ihn|das|${thing}|${kids}))?${time}*(?: (?:${thing}|${kids}))?${time}* ${verb}|(?:und )?ich (?:mache|bringe|putze|spüle|räume|bezahle|zahle|koche|hole) (?:es|sie|ihn|das|${thing}|${kids})${time}*(?: (?:ins bett|zur schule|auf|ab|weg|raus|von der schule ab))?`,
    ),
  } satisfies Household;
})();

/** Where an apology beside a promise was found to be mistaken for a goodbye: Latin scripts. */
export const HOUSEHOLDS: readonly Household[] = [EN, ES, FR, DE];
