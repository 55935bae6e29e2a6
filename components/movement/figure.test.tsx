/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ExerciseFigure } from "./figure";

it("DATA-10 has the exercise's name and the movement in words", () => {
  render(<ExerciseFigure slug="squat" title="Squat" />);
  const figure = screen.getByRole("img", { name: /^Squat/ });
  expect(figure).toHaveAccessibleName("Squat A person sits back into a squat, arms in front.");
  expect(figure.querySelectorAll(".figure-turn").length).toBeGreaterThan(3);
});

it("is decoration where its name stands beside it, and at rest in a list", () => {
  const { container } = render(<ExerciseFigure slug="squat" still />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector(".figure-turn, .figure-move, .figure-stretch")).toBeNull();
});

it("stretches a band with the hands that hold it", () => {
  const { container } = render(<ExerciseFigure slug="band-pull-apart" title="Band" />);
  expect(container.querySelector(".figure-stretch")).not.toBeNull();
});

it("shows nothing for an exercise that it does not know", () => {
  const { container } = render(<ExerciseFigure slug="constructor" title="?" />);
  expect(container).toBeEmptyDOMElement();
});
