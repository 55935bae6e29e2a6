import type { ExerciseCopy } from "./shape";

const adult: ExerciseCopy = {
  breathing: {
    title: "Atmen",
    hint: "Eine Minute, in deinem Tempo",
    lead: "Atme ein, während der Kreis wächst, und aus, während er kleiner wird. Du kannst jederzeit aufhören.",
    choose: "Tempo wählen",
    paces: { slow: "4 ein, 6 aus", box: "Quadrat: je 4" },
    phases: { in: "Einatmen", hold: "Halten", out: "Ausatmen", rest: "Ruhen" },
    count: "Atemzug {n} von {total}",
    done: "Das war der letzte Atemzug. Spür nach, wie es deinem Körper jetzt geht.",
  },
  grounding: {
    title: "Fünf Sinne",
    lead: "Ein Schritt nach dem anderen. Nimm dir Zeit.",
    count: "Schritt {n} von {total}",
    found: "Gefunden: {n} von {total}",
    next: "Weiter",
    back: "Zurück",
    finish: "Beenden",
    done: "Das waren alle fünf Sinne. Wenn es noch zu viel ist, kannst du jetzt einen Menschen erreichen.",
  },
  begin: "Beginnen",
  stop: "Aufhören",
  again: "Noch einmal",
  close: "Schließen",
};

const child: ExerciseCopy = {
  breathing: {
    title: "Atme mit Buddy",
    hint: "Eine Minute, ganz langsam",
    lead: "Buddy atmet mit dir. Du kannst jederzeit aufhören.",
    choose: "Such dir etwas aus",
    paces: { feather: "Feder", star: "Stern" },
    phases: { in: "Einatmen", hold: "Kurz still", out: "Langsam pusten", rest: "Ruhen" },
    count: "Atemzug {n} von {total}",
    done: "Das war der letzte Atemzug. Wie fühlt sich dein Körper jetzt an?",
  },
  grounding: {
    title: "Fünf Sinne",
    lead: "Eins nach dem anderen. Lass dir Zeit.",
    count: "Schritt {n} von {total}",
    found: "Gefunden: {n} von {total}",
    next: "Weiter",
    back: "Zurück",
    finish: "Beenden",
    done: "Du hast alle fünf Sinne benutzt. Wenn es noch zu viel ist, sag es jetzt einem Erwachsenen.",
  },
  begin: "Los geht es",
  stop: "Aufhören",
  again: "Noch einmal",
  close: "Schließen",
};

export const exercisesDe = { adult, child };
