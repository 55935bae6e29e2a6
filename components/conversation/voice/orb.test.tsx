/** @jest-environment jsdom */
import { act, render, waitFor } from "@testing-library/react";
import type { Engine } from "./engine";
import { Orb } from "./orb";

function setUp() {
  let hear = (_level: number) => {};
  const onLevel = jest.fn((listener: (level: number) => void) => {
    hear = listener;
    return () => {};
  });
  const { container } = render(
    <Orb audience="adult" expression="listening" engine={{ onLevel } as unknown as Engine} />,
  );
  const box = container.firstElementChild as HTMLElement;
  return {
    onLevel,
    hear: (level: number) => act(() => hear(level)),
    shows: (level: number) =>
      waitFor(() => expect(Number(box.style.getPropertyValue("--level"))).toBeCloseTo(level, 3)),
  };
}

it("VOIC-14 the orb swells with a voice, fills no more than its place, and sinks back in silence", async () => {
  const { hear, shows } = setUp();
  hear(0.1);
  await shows(0.7);
  hear(5);
  await shows(1);
  hear(0);
  await shows(0);
});

it("VOIC-14 the orb rests for people who asked for less motion", () => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  expect(setUp().onLevel).not.toHaveBeenCalled();
});
