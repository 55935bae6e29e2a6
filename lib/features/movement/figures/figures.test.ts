import { LIBRARY } from "../library/library";
import { drawingOf, MOMENTS } from "./drawing";
import { FIGURE_SLUGS, figureOf } from "./figures";
import type { Part } from "./parts";
import { BONE, between, FLOOR, jointsOf, solvePair } from "./skeleton";
import { stillOf } from "./still";
import type { Figure, Point } from "./types";

const distance = ([x, y]: Point, [a, b]: Point) => Math.hypot(x - a, y - b);
const known = (slug: string): Figure => {
  const figure = figureOf(slug);
  if (!figure) throw new Error(`no figure ${slug}`);
  return figure;
};
const jointsDuring = (figure: Figure) => {
  const pair = solvePair(figure.view, figure.from, figure.to);
  return MOMENTS.map((share) =>
    jointsOf(figure.view, between(figure.view, pair, [figure.from.pin, figure.to.pin], share)),
  );
};
const turnsIn = (parts: readonly Part[]): number[] =>
  parts.flatMap((part) =>
    part.kind === "group"
      ? [...(part.turn ? [Math.abs(part.turn[1] - part.turn[0])] : []), ...turnsIn(part.parts)]
      : [],
  );

it("DATA-10 every exercise has a figure and every figure an exercise", () => {
  expect([...FIGURE_SLUGS].sort()).toEqual(LIBRARY.map(({ slug }) => slug).sort());
});

describe.each(FIGURE_SLUGS)("%s", (slug) => {
  const figure = known(slug);

  it("stays in the picture and above the ground from beginning to end", () => {
    for (const joints of jointsDuring(figure)) {
      for (const [name, [x, y]] of Object.entries(joints)) {
        expect([name, x, y, x > 1 && x < 119 && y > 3 && y < FLOOR + 2]).toEqual([name, x, y, true]);
      }
    }
  });

  it("moves, keeps its bones, and keeps what stands in its place", () => {
    const moments = jointsDuring(figure);
    expect(
      Math.max(...turnsIn(drawingOf(figure)), figure.to.shrug ?? 0, Math.abs(figure.to.gaze ?? 0)),
    ).toBeGreaterThan(1);
    for (const joints of moments) {
      expect(distance(joints.nearKnee, joints.nearAnkle)).toBeCloseTo(BONE.shin, 3);
      expect(distance(joints.farKnee, joints.farAnkle)).toBeCloseTo(BONE.shin, 3);
    }
    const [joint, x, y] = figure.from.pin;
    if (figure.to.pin.join() !== figure.from.pin.join()) return;
    for (const joints of moments) expect(distance(joints[joint], [x, y])).toBeLessThan(0.01);
  });

  it("turns no joint the long way round", () => {
    expect(Math.max(...turnsIn(drawingOf(figure)))).toBeLessThanOrEqual(200);
  });
});

it.each(["heel-raise", "supported-one-leg-stand", "standing-quad-stretch"])("%s keeps a hand on the chair", (slug) => {
  const figure = known(slug);
  const [chair] = figure.props.flatMap((prop) => (prop.kind === "chair" ? [prop.x] : []));
  // Half the size of a hand and of the chair's back.
  const touch = 4.5;
  for (const { nearHand, farHand } of jointsDuring(figure)) {
    const top: Point = [(chair ?? 0) + 2, 62];
    expect(Math.min(distance(nearHand, top), distance(farHand, top))).toBeLessThan(touch + 2);
  }
});

it("DATA-10 a still picture is one svg with its words, safe to show", () => {
  const svg = stillOf(known("squat"), 'Squat <"slow"> & deep');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 120 120"/);
  expect(svg).toContain('<title id="t">Squat &lt;&quot;slow&quot;&gt; &amp; deep</title>');
  expect(svg).toContain('<desc id="d">A person sits back into a squat, arms in front.</desc>');
  expect(svg.match(/<g /g)?.length).toBe(svg.match(/<\/g>/g)?.length);
  expect(svg).not.toMatch(/NaN|undefined|script/);
});
