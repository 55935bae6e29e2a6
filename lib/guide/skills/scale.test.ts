import { scaleIn } from "./scale";

it.each([
  ["7", 7],
  ["8/10", 8],
  ["maybe an 8 out of 10", 8],
  ["90 percent, 90%", 9],
  ["10%", 1],
  ["about 65", 7],
  ["seven I guess", 7],
  ["zero", 0],
  ["٧", 7],
  ["लगभग ८", 8],
  ["七分", 7],
  ["八", 8],
  ["5,5", 5],
])("CHAT-18 a number on a scale is found in %s", (text, number) => {
  expect(scaleIn(text)).toBe(number);
});

it.each(["pretty high", "十分难受", "一点", "since 2019", "no one"])("CHAT-18 none is in %s", (text) => {
  expect(scaleIn(text)).toBeNull();
});
