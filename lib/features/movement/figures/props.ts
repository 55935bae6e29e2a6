import type { Part } from "./parts";
import { FLOOR } from "./skeleton";
import type { Joint, Point, Prop } from "./types";

type Joints = Readonly<Record<Joint, Point>>;

const SEAT = 91;

const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  ink: "prop" | "propDeep" | "wall",
): Part => ({
  kind: "shape",
  d: `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${width - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}Z`,
  ink,
});

const chair = (x: number): Part[] => [
  { kind: "line", from: [x + 3, SEAT + 2], to: [x + 2, FLOOR], width: 3, ink: "propDeep" },
  { kind: "line", from: [x + 25, SEAT + 2], to: [x + 26, FLOOR], width: 3, ink: "propDeep" },
  rect(x, 62, 4.5, 32, 2.2, "propDeep"),
  rect(x, SEAT, 29, 5, 2.4, "prop"),
];

/**
 * A strip between two joints in motion: it follows the first, and turns and stretches toward the
 * second.
 */
function strip(
  between: readonly [Joint, Joint],
  moments: readonly Joints[],
  ink: "band" | "prop",
  width: number,
): Part {
  const [first, second] = between;
  const measure = (joints: Joints | undefined) => {
    const [x, y] = joints?.[first] ?? [0, 0];
    const [toX, toY] = joints?.[second] ?? [0, 0];
    return {
      length: Math.hypot(toX - x, toY - y),
      angle: (Math.atan2(toY - y, toX - x) * 180) / Math.PI,
    };
  };
  const [begin, end] = [measure(moments[0]), measure(moments.at(-1))];
  return {
    kind: "group",
    path: moments.map((joints) => joints[first]),
    turn: [begin.angle, end.angle],
    stretch: [begin.length, end.length],
    parts: [{ kind: "shape", d: `M0-${width / 2}H1V${width / 2}H0Z`, ink }],
  };
}

function partsOf(
  prop: Prop,
  moments: readonly Joints[],
): { behind?: readonly Part[]; before?: readonly Part[] } {
  switch (prop.kind) {
    case "chair":
      return { behind: chair(prop.x) };
    case "wall":
      return { behind: [rect(prop.x, 8, 7, 104, 3, "prop")] };
    case "wall-behind":
      return { behind: [rect(14, 8, 92, 103, 6, "wall")] };
    case "mat":
      return { behind: [rect(8, FLOOR, 104, 4.5, 2.2, "prop")] };
    case "step":
      return { behind: [rect(prop.x, FLOOR - 9, 118 - prop.x, 11, 2.4, "prop")] };
    case "stair":
      return { behind: [rect(prop.x, FLOOR - 22, 118 - prop.x, 24, 2.4, "prop")] };
    case "low-step":
      return { behind: [rect(prop.x, FLOOR - 9, 30, 11, 2.4, "prop")] };
    case "band":
      return { before: [strip(prop.between, moments, "band", 2.2)] };
    case "towel":
      return { before: [strip(prop.between, moments, "prop", 4.6)] };
    case "roll":
      return { behind: [{ kind: "dot", at: prop.at, r: 6, ink: "prop" }] };
  }
}

/** The props behind the figure and the ones it holds. */
export function propParts(
  props: readonly Prop[],
  moments: readonly Joints[],
): { readonly behind: readonly Part[]; readonly before: readonly Part[] } {
  const all = props.map((prop) => partsOf(prop, moments));
  return {
    behind: all.flatMap(({ behind = [] }) => behind),
    before: all.flatMap(({ before = [] }) => before),
  };
}
