/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { namesWithoutTheirLabel } from "./label-in-name";

function find(part: React.ReactElement): string[] {
  const { unmount } = render(part);
  const found = namesWithoutTheirLabel();
  unmount();
  return found;
}

it("finds a control whose name leaves out what stands on it", () => {
  expect(
    find(
      <a href="tel:988" aria-label="Call 988">
        <span>Call 988</span>
        <span>Recommended. A trained counselor answers.</span>
      </a>,
    ),
  ).toEqual(['"Call 988" on "call 988 recommended a trained counselor answers"']);
  expect(
    find(
      <button type="button" aria-label="Take it away: tea">
        Remove
      </button>,
    ),
  ).toHaveLength(1);
  expect(
    find(
      <label>
        Search <input aria-label="Look for people" />
      </label>,
    ),
  ).toHaveLength(1);
});

it("lets pass what says more than it shows, and what shows only a picture", () => {
  expect(
    find(
      <>
        <button type="button" aria-label="Remove: tea">
          Remove
        </button>
        <button type="button" aria-label="Close">
          <svg aria-hidden>
            <title>x</title>
          </svg>
        </button>
        <button type="button" aria-label="Sunday, 15 November">
          15
        </button>
        <button type="button" aria-labelledby="head own">
          <span id="own">Open</span>
        </button>
        <h2 id="head">Week one:</h2>
      </>,
    ),
  ).toEqual([]);
});
