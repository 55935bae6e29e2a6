/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { LazyFace } from "./lazy-face";
import type { Voice } from "./types";

// Never resolves, so the voice code stays "loading".
jest.mock("./use-engine", () => ({ loadKit: () => new Promise(() => {}) }));

it("VOIC-14 while its code is still on the way, voice mode can be left for the field", () => {
  const open = jest.fn();
  const voice = { engine: null, view: null, open } as unknown as Voice;
  render(<LazyFace audience="adult" voice={voice} />);
  fireEvent.click(screen.getByRole("button", { name: "Text mode" }));
  expect(open).toHaveBeenCalledWith("text");
});
