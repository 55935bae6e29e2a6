import { StaleReadError, untilCurrent } from "./stale-read";

it("reads again while what was read is outdated, and gives up after three tries", async () => {
  const tries: number[] = [];
  const late = async (attempt: number) => {
    tries.push(attempt);
    throw new StaleReadError();
  };
  expect(await untilCurrent(late)).toBeNull();
  expect(tries).toEqual([0, 1, 2]);
  expect(await untilCurrent(async (attempt) => (attempt === 0 ? late(attempt) : "stored"))).toBe("stored");
});

it("passes every other failure on at once", async () => {
  const broken = jest.fn(() => Promise.reject(new Error("away")));
  await expect(untilCurrent(broken)).rejects.toThrow("away");
  expect(broken).toHaveBeenCalledTimes(1);
});
