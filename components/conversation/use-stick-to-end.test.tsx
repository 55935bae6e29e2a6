/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useStickToEnd } from "./use-stick-to-end";

/** Layout figures as a browser would compute them; jsdom does no layout. */
const laidOut = { height: 1000, view: 300 };
let grown: () => void = () => {};

function Talk({ firstId = "a", fromStart = false }: { firstId?: string; fromStart?: boolean }) {
  const { box, content, onScroll, atEnd } = useStickToEnd<HTMLDivElement>(false, firstId, fromStart);
  return (
    <div ref={box} onScroll={onScroll} data-testid="box">
      <div ref={content}>
        <p data-bubble />
        {atEnd ? "at the end" : "further up"}
      </div>
    </div>
  );
}

const box = () => screen.getByTestId("box");
function scrollTo(top: number) {
  box().scrollTop = top;
  fireEvent.scroll(box());
}

beforeEach(() => {
  laidOut.height = 1000;
  jest.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockImplementation(() => laidOut.height);
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => laidOut.view);
  globalThis.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      grown = () => act(() => tell([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.restoreAllMocks());

const grow = (by: number) => {
  laidOut.height += by;
};

it("CHAT-08 stays at the newest message when chips and time come in before the scroll is reported", () => {
  render(<Talk />);
  grow(200);
  // The scroll event for the old end arrives after the content grew but before the hook noticed.
  fireEvent.scroll(box());
  grown();
  expect(box().scrollTop).toBe(1200);
  expect(screen.getByText("at the end")).toBeVisible();
});

it("CHAT-08 leaves a reader who went up where they are, until they come back", () => {
  render(<Talk />);
  scrollTo(400);
  grow(200);
  grown();
  expect(box().scrollTop).toBe(400);
  expect(screen.getByText("further up")).toBeVisible();
  scrollTo(900);
  grow(50);
  grown();
  expect(box().scrollTop).toBe(1250);
});

it("CHAT-08 what is being read stays in its place when earlier messages come in above", () => {
  const { rerender } = render(<Talk />);
  scrollTo(10);
  grow(5000);
  rerender(<Talk firstId="older" />);
  expect(box().scrollTop).toBe(5010);
});

it("CHAT-08 VOIC-03 a spoken answer that is longer than the room for it is shown from its start", () => {
  jest.spyOn(HTMLElement.prototype, "offsetTop", "get").mockReturnValue(640);
  render(<Talk fromStart />);
  grow(200);
  grown();
  expect(box().scrollTop).toBe(632);
  expect(screen.getByText("at the end")).toBeVisible();
});
