import { dialable } from "@/lib/shared/dialable";
import { contactsFor, harmContactsFor, regionOfLanguages } from "./contacts";

describe("crisis contacts", () => {
  it("CRIS-14 an unknown region gets the three US lines and 911", () => {
    const contacts = contactsFor(null, "adult", "en");
    expect(contacts.emergency).toBe("911");
    expect(contacts.options.map((option) => option.kind)).toEqual(["call", "text", "chat"]);
  });

  it("CRIS-15 Spanish speakers send a Spanish word", () => {
    expect(contactsFor("US", "adult", "es").options[1]).toEqual({ kind: "text", number: "741741", keyword: "AYUDA" });
  });

  it.each([
    "CA",
    "GB",
    "IE",
    "AU",
    "NZ",
    "FR",
    "DE",
    "AT",
    "CH",
    "ES",
    "MX",
    "IN",
    "CN",
    "BR",
    "IT",
    "NL",
    "SE",
    "PL",
    "JP",
    "KR",
  ])("%s leads with its emergency number and offers at most three ways", (region) => {
    const { options, emergency, inUnitedStates } = contactsFor(region, "adult", "en");
    expect(inUnitedStates).toBe(false);
    expect(options[0]).toEqual({ kind: "emergency", number: emergency });
    expect(options.length).toBeGreaterThan(1);
    expect(options.length).toBeLessThanOrEqual(3);
  });

  it("a country without an entry gets 112", () => {
    expect(contactsFor("FJ", "adult", "en").options).toEqual([{ kind: "emergency", number: "112" }]);
  });

  it("children get the line made for them where there is one", () => {
    expect(contactsFor("GB", "child", "en").options[1]).toEqual({ kind: "call", number: "0800 1111" });
    expect(contactsFor("GB", "adult", "en").options[1]).toEqual({ kind: "call", number: "116 123" });
  });

  it("harm by others: the line that knows about it, for children the one for children", () => {
    expect(harmContactsFor("US", "adult").map((way) => ("number" in way ? way.number : way.kind))).toEqual([
      "1-800-799-7233",
      "88788",
      "chat",
    ]);
    expect(harmContactsFor(null, "child")[0]).toEqual({ kind: "call", number: "1-800-422-4453" });
    expect(harmContactsFor("FR", "adult")[1]).toEqual({ kind: "call", number: "3919" });
    expect(harmContactsFor("FR", "child")[1]).toEqual({ kind: "call", number: "119" });
  });

  it.each(["CA", "GB", "IE", "AU", "NZ", "FR", "DE", "AT", "CH", "ES", "MX", "IN", "CN", "BR", "JP", "KR", "FJ"])(
    "harm by others in %s: the emergency number first, and never a line for thoughts of dying",
    (region) => {
      const ways = harmContactsFor(region, "adult");
      const { emergency, options } = contactsFor(region, "adult", "en");
      expect(ways[0]).toEqual({ kind: "emergency", number: emergency });
      expect(ways).toHaveLength(2);
      expect(options).not.toContainEqual(ways[1]);
    },
  );

  it.each([
    ["en-US,en;q=0.9", "US"],
    ["fr-FR,fr;q=0.9,en-US;q=0.8", "FR"],
    ["zh-Hans-CN", "CN"],
    ["es-419,es;q=0.9", null],
    ["de", null],
    ["", null],
    [null, null],
  ])("reads the country out of %s", (header, region) => {
    expect(regionOfLanguages(header)).toBe(region);
  });

  it("makes numbers dialable", () => {
    expect(dialable("1-800-668-6868")).toBe("18006686868");
  });
});
