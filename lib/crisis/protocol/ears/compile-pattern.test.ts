import { compilerWith, writtenPattern } from "./compile-pattern";

const compile = compilerWith({ KIN: ["mom|dad", "nana"], NOT: "(?<!not )" });

describe("a pattern as an editor writes it", () => {
  it("puts a set in the place of its name, alone or among other alternatives", () => {
    const pattern = compile({ words: ["{NOT}with (?:my )?{KIN}", "(?:{KIN|}|aunt) is here"] });
    for (const text of ["i'm with my dad", "nana is here", "my aunt is here"]) expect(text).toMatch(pattern);
    for (const text of ["not with dad", "with madness", "the aunts is here"]) expect(text).not.toMatch(pattern);
  });

  it("is looked for where its list says", () => {
    expect("well, no").not.toMatch(compile({ begins: ["no"] }));
    expect("well, no").toMatch(compile({ after: "(?:well, )?", begins: ["no"] }));
    expect("stop it").not.toMatch(compile({ whole: ["stop"] }));
    expect("وامي").toMatch(compile({ attached: ["امي"] }));
    expect("because of the money").toMatch(compile({ words: [{ brief: ["money"] }] }));
    expect("i gave my son all the money he asked for").not.toMatch(compile({ words: [{ brief: ["money"] }] }));
  });

  it("names a set that doesn't exist, and refuses two lists", () => {
    expect(() => compile({ words: ["{KITH}"] })).toThrow("the set KITH is unknown");
    expect(writtenPattern.safeParse({ words: ["a"], begins: ["b"] }).success).toBe(false);
  });
});
