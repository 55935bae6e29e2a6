/** People who could support the person. Expects folded text. */
export const PERSON =
  "(?:mama|mami|mutti|mutter|mam|papa|papi|vati|vater|eltern|schwester|bruder|geschwister|freund(?:in|e|en|innen)?|kumpel|kollege|kollegin|mann|frau|partner(?:in)?|nachbar(?:in|n|s)?|mitbewohner(?:in)?|tante|onkel|cousine?|oma|opa|omi|opi|gro(?:ss|ß)(?:mutter|vater|eltern|mami|papi)|lehrer(?:in)?|krankenschwester|pfleger(?:in)?|therapeut(?:in|en)?|psycholog(?:in|e|en)|arzt|arztin|sohn|tochter|kind(?:er|ern)?|familie|schwager|schwagerin|chef(?:in)?|trainer(?:in)?|betreuer(?:in)?|erzieher(?:in)?|sozialarbeiter(?:in)?|schatz|gotti|gotte|gotti)";

export const PARENTS =
  "(?:eltern|mama|mami|mutti|mutter|papa|papi|vati|vater|familie|mann|frau|partner|stiefvater|stiefmutter|oma|opa|erziehungsberechtigten?|vormund|alten)";

export const MY = "(?:mein|meine[mnr]?|eine?|eine[mnr]|der|die|dem|den|unsere?[mnr]?|mini?|mi|mei)";

/** Means the person may have had in mind, named when they say where those went. */
export const MEANS =
  "(?:tabletten|pillen|medikamente|medis|klingen?|rasierklingen?|messer|schere|waffe|pistole|gewehr|munition|strick|seil|gurtel|schlussel|schachteln?|flaschen?|zeug|sachen|ding)";

export const NOT = "(?:nicht|nich|net|ned|nid|nit|nod|nimmer|nimma|nume|numme)";
