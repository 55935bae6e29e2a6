import { contactsFor, dialable, regionOfLanguages } from "./contacts";

describe("crisis contacts", () => {
  it("CRIS-14 an unknown region gets the three US lines and 911", () => {
    const contacts = contactsFor(null, "adult", "en");
    expect(contacts.emergency).toBe("911");
    expect(contacts.options.map((option) => option.kind)).toEqual(["call", "text", "chat"]);
  });

  it("CRIS-15 Spanish speakers send a Spanish word", () => {
    expect(contactsFor("US", "adult", "es").options[1]).toEqual({ kind: "text", number: "741741", keyword: "AYUDA" });
  });

  it.each(["CA", "GB", "IE", "AU", "NZ", "FR", "DE", "AT", "CH", "ES", "MX", "IN", "CN"])(
    "%s leads with its emergency number and offers at most three ways",
    (region) => {
      const { options, emergency, inUnitedStates } = contactsFor(region, "adult", "en");
      expect(inUnitedStates).toBe(false);
      expect(options[0]).toEqual({ kind: "emergency", number: emergency });
      expect(options.length).toBeGreaterThan(1);
      expect(options.length).toBeLessThanOrEqual(3);
    },
  );

  it("a country without an entry gets 112", () => {
    expect(contactsFor("BR", "adult", "en").options).toEqual([{ kind: "emergency", number: "112" }]);
  });

  it("children get the line made for them where there is one", () => {
    expect(contactsFor("GB", "child", "en").options[1]).toEqual({ kind: "call", number: "0800 1111" });
    expect(contactsFor("GB", "adult", "en").options[1]).toEqual({ kind: "call", number: "116 123" });
  });

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
