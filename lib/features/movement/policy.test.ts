import { exerciseOf } from "@/tests/factories/routines";
import { LIBRARY } from "./library/library";
import { chosenAreas, matching, NO_FILTERS, previewOf } from "./policy";
import { generateRoutineInput } from "./schema";

const bridge = exerciseOf("weight-shift", {
  name: "Bridge",
  category: "strength",
  targetArea: "hip",
  alsoTargets: ["core"],
  equipment: [],
  instructions: "Lie down.",
});
const press = exerciseOf("weight-shift", {
  name: "Élan press",
  category: "cardio",
  targetArea: "shoulder",
  alsoTargets: [],
  difficulty: "advanced",
  equipment: ["band"],
  instructions: "Push.",
});
const names = (filters: Partial<typeof NO_FILTERS>) =>
  matching([bridge, press], { ...NO_FILTERS, ...filters }).map(({ name }) => name);

describe("PHYS-04 filters", () => {
  it("let everything through when nothing is chosen, and only the category that is", () => {
    expect(names({})).toEqual(["Bridge", "Élan press"]);
    expect(names({ category: "cardio" })).toEqual(["Élan press"]);
    expect(names({ category: "balance" })).toEqual([]);
  });

  it("know areas that an exercise works on beside its own, levels, and things at hand", () => {
    expect(names({ area: "core" })).toEqual(["Bridge"]);
    expect(names({ difficulty: "advanced" })).toEqual(["Élan press"]);
    expect(names({ equipment: "none" })).toEqual(["Bridge"]);
    expect(names({ equipment: "band" })).toEqual(["Élan press"]);
  });

  it("find words in any order, without accents or capitals", () => {
    expect(names({ words: "PRESS elan" })).toEqual(["Élan press"]);
    expect(names({ words: "press lie" })).toEqual([]);
  });

  it("find a part of the body as people name it, what is made for it first and the easier before the harder", () => {
    const shelf = LIBRARY.map(({ slug }) => exerciseOf(slug));
    for (const words of ["knee", "knees hurt", "my sore knees"]) {
      const found = matching(shelf, { ...NO_FILTERS, words });
      expect(found.length).toBeGreaterThan(5);
      expect(found.length).toBeLessThan(shelf.length / 2);
      expect([found[0]?.targetArea, found[0]?.difficulty]).toEqual(["knee", "beginner"]);
      expect(found.every((one) => `${one.targetArea} ${one.alsoTargets} ${one.name}`.match(/knee/i))).toBe(true);
    }
  });
});

it("PHYS-05 shows the first 100 characters of the instructions", () => {
  expect(previewOf("x".repeat(100))).toBe("x".repeat(100));
  expect(previewOf(`${"x".repeat(100)}yz`)).toBe(`${"x".repeat(100)}…`);
});

it("the whole body and its parts exclude each other", () => {
  expect(chosenAreas(["full-body"], "knee")).toEqual(["knee"]);
  expect(chosenAreas(["knee", "hip"], "full-body")).toEqual(["full-body"]);
  expect(chosenAreas(["knee"], "knee")).toEqual(["full-body"]);
});

it("API-33 a wish without words has the documented values, and a chair and a wall, as nearly every home", () => {
  expect(generateRoutineInput.parse({})).toMatchObject({
    sessionDuration: 20,
    targetAreas: ["full-body"],
    goals: ["pain_relief", "strength", "flexibility"],
    difficulty: "beginner",
    equipment: ["chair", "wall"],
  });
  expect(generateRoutineInput.parse({ equipment: [] }).equipment).toEqual([]);
});
