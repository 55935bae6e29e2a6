/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useLazy } from "./use-lazy";

const Lazy = ({ load }: { load: () => Promise<string> }) => <p>{useLazy(load, true) ?? "nothing"}</p>;

it("asks again when the network is back, and shows nothing until then", async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error("no network")).mockResolvedValue("here");
  await act(async () => render(<Lazy load={load} />));
  expect(screen.getByText("nothing")).toBeInTheDocument();
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(screen.getByText("here")).toBeInTheDocument();
  await act(async () => window.dispatchEvent(new Event("online")));
  expect(load).toHaveBeenCalledTimes(2);
});
