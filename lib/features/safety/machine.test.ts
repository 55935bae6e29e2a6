import { LAST_STAMP, Machine } from "./machine";
import { parsePhrase } from "./phrases";
import { tokenise } from "./tokens";
import { Words } from "./word";

const machineOf = (phrase: string): Machine<string> => {
  const machine = new Machine<string>(0);
  machine.add(parsePhrase(phrase, { end: "then ^" }), "found");
  machine.close();
  return machine;
};

// What may follow is cut from the end of a phrase, and the beginning of a clause comes to stand there.
it.each(["stay ^", "stay ^ ~3", "stay ^ [now]", "stay (here|there ^)", "stay {end}"])(
  "CRIS-16 a phrase that ends where a clause begins is refused, since it would never be found: %s",
  (phrase) => {
    expect(() => machineOf(phrase)).toThrow("ends where a clause begins");
  },
);

it("CRIS-16 a phrase may begin where a clause does, or end where one ends", () => {
  expect(machineOf("^ stay $").size).toBeGreaterThan(1);
});

it("CRIS-16 finds the same when it has counted to the end and begins anew", () => {
  const machine = machineOf("stay away");
  const words = new Words(0);
  const find = () => {
    const tokens = tokenise("please stay away from here", words);
    return machine.run(
      tokens,
      tokens.map(({ word }) => machine.lexicon.atomsOf(word)),
    );
  };
  const before = find();
  expect(before).toHaveLength(1);
  for (let left = 0; left < 12; left += 1) {
    Object.assign(machine, { stamp: LAST_STAMP - left });
    expect(find()).toEqual(before);
  }
});
