/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onToolOpened, type ToolCall } from "@/lib/client/tools";
import { renderPage } from "@/tests/support/render-page";
import { SupportPage } from "./support-page";

describe.each(["young", "teen"] as const)("the page for minors, %s", (age) => {
  it("TRAU-02 TRAU-06 names trusted adults and 988, 741741, 911, and leads to /chat and /", () => {
    renderPage(<SupportPage age={age} language="en" region="US" />);
    expect(screen.getByRole("heading", { level: 1, name: "Trauma Support" })).toBeVisible();
    expect(screen.getByText(/teacher/i)).toBeVisible();
    for (const number of ["988", "741741", "911"]) expect(document.body).toHaveTextContent(number);
    expect(screen.getByRole("link", { name: "Talk to Buddy" })).toHaveAttribute("href", "/chat");
    expect(screen.getByRole("link", { name: "Go home" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("slider")).not.toBeInTheDocument();
  });

  it("TRAU-02 names only adults outside the home, and says why", () => {
    renderPage(<SupportPage age={age} language="en" region="US" />);
    const [people] = screen.getAllByRole("list");
    const own = [...(people?.querySelectorAll("li") ?? [])].filter((each) => !each.textContent?.includes("friend's"));
    expect(own.length).toBeGreaterThan(3);
    for (const person of own) expect(person).not.toHaveTextContent(/\b(?:parents?|mom|mum|dad|mother|father)\b/i);
    expect(screen.getByText(/at home/)).toBeVisible();
  });
});

it("uses other words for a teen than for a child", () => {
  const { unmount } = renderPage(<SupportPage age="young" language="en" region="US" />);
  const child = document.body.textContent;
  unmount();
  renderPage(<SupportPage age="teen" language="en" region="US" />);
  expect(document.body.textContent).not.toEqual(child);
});

it("opens calming exercises with one tap", async () => {
  renderPage(<SupportPage age="young" language="en" region="US" />);
  const opened: ToolCall[] = [];
  const off = onToolOpened((call) => opened.push(call));
  await userEvent.click(screen.getByRole("button", { name: "Name five things" }));
  off();
  expect(opened.map(({ tool }) => tool)).toEqual(["grounding"]);
});

const callsIn = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].map(({ href }) => href);

it.each([
  ["GB", ["tel:999", "tel:08001111"]],
  ["IN", ["tel:112", "tel:1098"]],
  ["FJ", ["tel:112"]],
] as const)("TRAU-02 CRIS-14 names the numbers of the place a child is in: %s", (region, numbers) => {
  const { container } = renderPage(<SupportPage age="young" language="en" region={region} />);
  const calls = callsIn(container);
  for (const number of numbers) expect(calls).toContain(number);
  expect(calls.filter((href) => /:(?:988|911|18004224453)$/.test(href))).toEqual([]);
  expect(container).not.toHaveTextContent(/\b(?:988|911|741741)\b/);
});
