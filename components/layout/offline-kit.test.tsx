/** @jest-environment jsdom */
import { act, render as renderBare, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { COPY_KEY, claimCopy, isClaimed } from "@/lib/client/device-copy";
import { QueryProvider } from "@/lib/client/query-client";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { helpOffline } from "./help-offline";
import { OfflineKit } from "./offline-kit";

const SETTINGS = { quickExitUrl: "https://weather.example/", sampleContent: false, region: "US" };
const help = helpOffline("adult", "en", SETTINGS);
const copyOf = (owner: string) => localStorage.setItem(COPY_KEY, JSON.stringify({ owner, iv: "AA", data: "AA" }));
const render = (page: ReactElement) => renderBare(page, { wrapper: QueryProvider });
const copy = () => localStorage.getItem(COPY_KEY);
const userAnswers = (status: number) =>
  fakeBrowserApi({
    "GET /api/auth/user": () => ({ status, body: { message: status === 401 ? "Unauthorized" : "no" } }),
  });

beforeEach(() => localStorage.clear());

describe("what a device keeps for hours without a network", () => {
  it("CRIS-14 keeps the numbers and the words of help, in the person's language and country", () => {
    render(
      <OfflineKit tabOnly={false} personId={null} help={helpOffline("child", "es", { ...SETTINGS, region: "GB" })} />,
    );
    const kept = JSON.parse(localStorage.getItem("willow.help") ?? "{}");
    expect(kept).toMatchObject({ lang: "es", audience: "child", danger: { href: "tel:999" } });
    expect(kept.options.map(({ href }: { href: string }) => href)).toEqual(["tel:999", "tel:08001111", "sms:85258"]);
    expect(kept.ground.steps).toHaveLength(5);
  });

  it.each([
    ["a visitor", null, 1],
    ["someone signed in", "maya", 0],
  ])("AUTH-05 after a sign-out a page that is drawn for %s tells the other tabs or does not", (_, personId, times) => {
    localStorage.setItem("willow.signing-out", "1");
    const stored = jest.spyOn(Storage.prototype, "setItem");
    render(<OfflineKit tabOnly={false} personId={personId} help={help} />);
    expect(stored.mock.calls.filter(([key]) => key === "willow.signed-out")).toHaveLength(times);
    stored.mockRestore();
  });

  it("removes a plan that somebody else left, and only that", () => {
    copyOf("maya");
    const { rerender } = render(<OfflineKit tabOnly={false} personId="maya" help={help} />);
    expect(copy()).not.toBeNull();
    rerender(<OfflineKit tabOnly={false} personId="jonas" help={help} />);
    expect(copy()).toBeNull();
  });

  it("CRIS-08 R-07 removes it from a child's device when the parent's yes is taken back", () => {
    copyOf("ana");
    const { rerender } = render(<OfflineKit tabOnly={false} personId="ana" help={help} />);
    expect(copy()).not.toBeNull();
    rerender(<OfflineKit tabOnly personId="ana" help={help} />);
    expect(copy()).toBeNull();
  });

  it("removes moods that waited for a week also where nobody signs in any more", () => {
    const wait = (id: string, days: number) => {
      const at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
      localStorage.setItem(`willow.waiting.${id}`, JSON.stringify({ owner: "maya", at }));
    };
    wait("old", 8);
    wait("new", 6);
    render(<OfflineKit tabOnly={false} personId={null} help={help} />);
    expect(Object.keys(localStorage).filter((key) => key.startsWith("willow.waiting."))).toEqual([
      "willow.waiting.new",
    ]);
  });

  it("R-07 removes moods that wait when somebody else signs in, or a parent takes back their yes", () => {
    const wait = (owner: string) =>
      localStorage.setItem(`willow.waiting.${owner}`, JSON.stringify({ owner, at: new Date().toISOString() }));
    const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith("willow.waiting."));
    wait("maya");
    wait("ana");
    const { rerender } = render(<OfflineKit tabOnly={false} personId="ana" help={help} />);
    expect(waiting()).toEqual(["willow.waiting.ana"]);
    rerender(<OfflineKit tabOnly personId="ana" help={help} />);
    expect(waiting()).toEqual([]);
  });

  it("asks nothing of the server when nobody was signed in here", async () => {
    const api = userAnswers(401);
    render(<OfflineKit tabOnly={false} personId={null} help={help} />);
    await act(async () => undefined);
    expect(api.calls).toEqual([]);
  });

  it("removes it once the server says that nobody is signed in", async () => {
    userAnswers(401);
    copyOf("maya");
    render(<OfflineKit tabOnly={false} personId={null} help={help} />);
    await waitFor(() => expect(copy()).toBeNull());
  });

  it("lets no page that is still open make a new one once nobody is signed in, also where none lay", async () => {
    claimCopy("maya");
    userAnswers(401);
    render(<OfflineKit tabOnly={false} personId={null} help={help} />);
    await waitFor(() => expect(isClaimed()).toBe(false));
  });

  it("keeps it while the server is merely away", async () => {
    const api = userAnswers(503);
    copyOf("maya");
    render(<OfflineKit tabOnly={false} personId={null} help={help} />);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    // Let the response be processed.
    await act(async () => undefined);
    expect(copy()).not.toBeNull();
  });
});
