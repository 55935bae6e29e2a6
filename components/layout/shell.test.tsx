/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import { ApiError } from "@/lib/client/api";
import { clearDrafts, writeDraft } from "@/lib/client/drafts";
import { BOUNCE_DELAY_MS, bounceIfUnauthorized, resetBounce } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { renderPage } from "@/tests/support/render-page";
import { Shell } from "./shell";

jest.mock("next/navigation", () => ({ usePathname: () => "/", useRouter: () => ({}) }));
jest.mock("@/lib/client/navigation", () => ({ goTo: jest.fn(), currentPath: () => "/chat" }));

const settings = { quickExitUrl: "https://example.com", region: "US", sampleContent: false } as const;
const show = () =>
  renderPage(
    <Shell viewer={null} settings={settings}>
      <h1>A page</h1>
    </Shell>,
  );

beforeEach(() => {
  jest.useFakeTimers();
  clearDrafts();
  act(resetBounce);
});
afterEach(() => jest.useRealTimers());

it("ROUTE-08 every page tells who writes that the session ended", () => {
  show();
  writeDraft("chat.1", "half a sentence");
  act(() => void bounceIfUnauthorized(new ApiError(401, '{"message":"Unauthorized"}', "Unauthorized")));
  act(() => jest.advanceTimersByTime(BOUNCE_DELAY_MS));
  expect(screen.getByText(/What you wrote is saved/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign in again" })).toBeVisible();
});

it("CONST-04 notices float under the header, where nobody writes", () => {
  const { container } = show();
  act(() => void toast({ title: "Saved" }));
  const edge = [...container.querySelectorAll("div")].find((one) =>
    /(^| )top-\[calc\(var\(--header-h\)/.test(one.className),
  );
  expect(edge).toHaveTextContent("Saved");
});
