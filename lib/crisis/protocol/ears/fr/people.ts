/** People who could support the person. Expects folded text. */
export const PERSON =
  "(?:mere|maman|pere|papa|parents|s(?:oe|œ)urs?|freres?|frangine?|amie?s?|potes?|copains?|copines?|chum|blonde|mari|femme|conjointe?|compagne|compagnon|voisine?s?|coloc(?:ataire)?s?|tante|oncle|tonton|tata|cousine?s?|grand[- ]?(?:mere|pere|maman|papa)|mamie|mamy|papi|papy|meme|pepe|prof|professeure?|maitresse|infirmiere?|psy|psychologue|medecin|docteur|therapeute|collegues?|fils|fille|enfants|famille|belle[- ](?:mere|s(?:oe|œ)ur)|beau[- ](?:pere|frere)|educat(?:eur|rice)|entraineur|intervenante?|personne|adulte)";

export const PARENTS =
  "(?:parents|mere|maman|pere|papa|famille|mari|femme|conjointe?|beau[- ]pere|belle[- ]mere|grand[- ]?(?:mere|pere|parents)|tuteur|tutrice|vieux|darons?|daronne)";

export const MY = "(?:ma|mon|mes|une?|la|le|les|des|l')";
