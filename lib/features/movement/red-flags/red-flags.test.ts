import { gradeOf, wordsOf } from "@/tests/reading/grade";
import { RED_FLAG_ADVICE, RED_FLAG_WORDS, RED_FLAGS } from "./copy";
import { RED_FLAG_SOURCES } from "./sources";

it("names the signs that stop a routine, each with its source", () => {
  const ids = RED_FLAGS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ["chest-pain", "fainting", "sudden-headache", "bladder-or-bowel", "weak-or-numb", "calf-swelling"]) {
    expect(ids).toContain(id);
  }
  expect(Object.keys(RED_FLAG_SOURCES).sort()).toEqual(ids.toSorted());
  for (const advice of RED_FLAG_ADVICE) expect(RED_FLAGS.some((flag) => flag.advice === advice)).toBe(true);
});

it("the gravest come first and lead to 911, and nobody young is left alone with them", () => {
  const order = RED_FLAGS.map(({ advice }) => RED_FLAG_ADVICE.indexOf(advice));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(RED_FLAG_WORDS.emergency.adult.title).toMatch(/911/);
  for (const advice of RED_FLAG_ADVICE) {
    expect(RED_FLAG_WORDS[advice].child.text).toMatch(/grown-up/);
    for (const words of Object.values(RED_FLAG_WORDS[advice])) expect(`${words.title} ${words.text}`).not.toMatch(/!/);
  }
});

it("is read with ease", () => {
  const flat = (audience: "adult" | "child") => [
    ...RED_FLAGS.map((flag) => flag[audience]),
    ...RED_FLAG_ADVICE.map((advice) => RED_FLAG_WORDS[advice][audience].text),
  ];
  const tooHard = (audience: "adult" | "child", highest: number) =>
    flat(audience).filter((text) => wordsOf(text).length >= 8 && gradeOf(text) > highest);
  expect([tooHard("adult", 8), tooHard("child", 5)]).toEqual([[], []]);
});
