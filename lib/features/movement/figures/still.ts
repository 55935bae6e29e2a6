import { drawingOf } from "./drawing";
import type { Ink, Part } from "./parts";
import type { Figure } from "./types";

/** The product's light colors, for a stand-alone picture; `app/tokens.css` has the live ones. */
const COLOURS: Readonly<Record<Ink | "ground", string>> = {
  ground: "#dbf0e5",
  skin: "#e3a878",
  skinFar: "#c98f63",
  shirt: "#1f6b52",
  trousers: "#2c4a5a",
  trousersFar: "#486676",
  hair: "#4a3328",
  face: "#2b1d16",
  shoe: "#8a5a2e",
  prop: "#f4d3b0",
  propDeep: "#cfa274",
  wall: "#fae8d2",
  band: "#7d5aa6",
  floor: "#9fb8ab",
};

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** `share` 0 is the start of the movement, 1 its end. */
function print(part: Part, share: 0 | 1): string {
  switch (part.kind) {
    case "line": {
      const [[x1, y1], [x2, y2]] = [part.from, part.to].map((point) => point.map(number)) as [
        string[],
        string[],
      ];
      return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${COLOURS[part.ink]}" stroke-width="${part.width}" stroke-linecap="round"/>`;
    }
    case "dot":
      return `<circle cx="${number(part.at[0])}" cy="${number(part.at[1])}" r="${part.r}" fill="${COLOURS[part.ink]}"/>`;
    case "shape":
      return part.stroke
        ? `<path d="${part.d}" fill="none" stroke="${COLOURS[part.ink]}" stroke-width="${part.stroke}" stroke-linecap="round"/>`
        : `<path d="${part.d}" fill="${COLOURS[part.ink]}"/>`;
    case "group": {
      const place = (share === 0 ? part.path?.[0] : part.path?.at(-1)) ?? part.at;
      const transform = [
        place ? `translate(${number(place[0])} ${number(place[1])})` : "",
        part.turn ? `rotate(${number(part.turn[share])})` : "",
        part.stretch ? `scale(${number(part.stretch[share])} 1)` : "",
      ].join("");
      return `<g transform="${transform}">${part.parts.map((inner) => print(inner, share)).join("")}</g>`;
    }
  }
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** The figure as a file of its own: one pose, light colors, its description as alt text. */
export function stillOf(figure: Figure, title: string, share: 0 | 1 = 1): string {
  const parts = drawingOf(figure).map((part) => print(part, share));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" fill="none" role="img" aria-labelledby="t d"><title id="t">${escaped(title)}</title><desc id="d">${escaped(figure.says)}</desc><circle cx="60" cy="60" r="58" fill="${COLOURS.ground}"/>${parts.join("")}</svg>\n`;
}
