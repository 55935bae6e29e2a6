import { initialsOf, nameOf } from "./holder";

it.each([
  ["Maya", "Rao", "Maya Rao", "M. R."],
  ["Maya", null, "Maya", "M."],
  [null, null, "", null],
  ["  Ana  Maria ", " de la Cruz", "Ana Maria de la Cruz", "A. C."],
  ["小明", "王", "小明 王", "小. 王."],
  ["प्रिया", "शर्मा", "प्रिया शर्मा", "प्रि. श."],
  ["E\u0301mile", "Zola", "Émile Zola", "É. Z."],
])("DATA-18 %p %p is written %p and shown as %p", (firstName, lastName, name, initials) => {
  expect(nameOf({ firstName, lastName })).toBe(name);
  expect(initialsOf(name)).toBe(initials);
});
