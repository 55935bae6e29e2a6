import { shareNext } from "./share-next";

/** A run that ends when told to. */
function held() {
  const ends: ((value: number) => void)[] = [];
  const begin = jest.fn(() => new Promise<number>((resolve) => ends.push(resolve)));
  return { begin, end: (value: number) => ends.shift()?.(value) };
}

it("whoever asks while a run is under way shares the next one, which begins after all of them", async () => {
  const share = shareNext<number>();
  const { begin, end } = held();
  const first = share("a", begin);
  const others = [share("a", begin), share("a", begin), share("a", begin)];
  expect(begin).toHaveBeenCalledTimes(1);
  end(1);
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(begin).toHaveBeenCalledTimes(2);
  end(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
});

it("a run that fails does not take the next one with it, and different keys do not wait for each other", async () => {
  const share = shareNext<string>();
  const failing = share("a", () => Promise.reject(new Error("no")));
  const next = share("a", async () => "yes");
  const other = share("b", async () => "other");
  await expect(failing).rejects.toThrow("no");
  expect([await next, await other]).toEqual(["yes", "other"]);
  expect(await share("a", async () => "again")).toBe("again");
});
