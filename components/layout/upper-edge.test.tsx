/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Composer } from "@/components/conversation/composer";
import { UpperEdge } from "./upper-edge";

const nothing = () => undefined;

it("ERR-04 CONST-03 notices hide no title on phones, and no field in which a message is written", () => {
  const { container } = render(<UpperEdge>Saved</UpperEdge>);
  const places = container.firstElementChild?.className.split(" ") ?? [];
  const low = places.find((name) => name.includes("bottom-["));
  expect(low).toMatch(/^max-sm:.*var\(--bar-h\)/);
  render(<Composer audience="adult" text="" busy={false} onChange={nothing} onSend={nothing} onTooLong={nothing} />);
  const marks = [...document.querySelectorAll("form")].map((form) => Object.keys(form.dataset));
  expect(marks).toEqual([["composer"]]);
  expect(low).toContain(":not(:has([data-composer]))");
  expect(low).toContain(":not(:has([data-chat-panel]))");
});
