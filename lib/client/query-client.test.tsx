/** @jest-environment jsdom */
import { focusManager, onlineManager, QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { act, render, waitFor } from "@testing-library/react";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { createQueryClient } from "./query-client";
import { bounceState, resetBounce } from "./sign-in-bounce";

jest.mock("./navigation", () => ({ goTo: jest.fn(), currentPath: () => "/" }));

const KEY = ["/api/chat/sessions", "s1", "messages"];
const HOUR = 3_600_000;

function Reader() {
  useQuery({ queryKey: KEY });
  return null;
}

function Writer() {
  const { mutate } = useMutation({ mutationFn: () => fetch("/api/mood", { method: "POST" }).then(failed) });
  return (
    <button type="button" onClick={() => mutate()}>
      Save
    </button>
  );
}

const failed = () => Promise.reject(new Error("503: away"));

function mount(part: React.ReactElement) {
  const client = createQueryClient();
  const page = () => render(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
  return { client, page, view: page() };
}

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  act(resetBounce);
});

describe("reads", () => {
  it("API-06 joins the parts of the key with slashes, sends GET and parses JSON", async () => {
    const api = fakeBrowserApi({ "GET /api/chat/sessions/s1/messages": () => ({ status: 200, body: [{ id: "m1" }] }) });
    const { client } = mount(<Reader />);
    await waitFor(() => expect(client.getQueryData(KEY)).toEqual([{ id: "m1" }]));
    expect(api.calls).toMatchObject([{ method: "GET", path: "/api/chat/sessions/s1/messages", body: undefined }]);
  });

  it("API-06 API-07 throw on a 401, once", async () => {
    const api = fakeBrowserApi({ "GET /api/x": () => ({ status: 401, body: { message: "Unauthorized" } }) });
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ["x"] })).rejects.toThrow('401: {"message":"Unauthorized"}');
    expect(api.calls).toHaveLength(1);
    expect(bounceState()).toBe("leaving");
  });

  it("API-07 are not retried after a failure", async () => {
    const api = fakeBrowserApi({ "GET /api/chat/sessions/s1/messages": () => ({ status: 500 }) });
    const { client } = mount(<Reader />);
    await waitFor(() => expect(client.getQueryState(KEY)?.status).toBe("error"));
    expect(client.getQueryState(KEY)?.fetchFailureCount).toBe(1);
    expect(api.calls).toHaveLength(1);
  });

  it("API-07 are neither repeated by time, focus or a new connection, nor stale in a new part of the page", async () => {
    jest.useFakeTimers();
    const api = fakeBrowserApi({ "GET /api/chat/sessions/s1/messages": () => ({ status: 200, body: [] }) });
    const { page, view } = mount(<Reader />);
    await act(() => jest.advanceTimersByTimeAsync(HOUR));
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    view.unmount();
    page();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(api.calls).toHaveLength(1);
    jest.useRealTimers();
  });
});

it("API-07 a failed change is not tried again", async () => {
  const api = fakeBrowserApi({ "POST /api/mood": () => ({ status: 503 }) });
  const { client, view } = mount(<Writer />);
  act(() => view.getByRole("button").click());
  await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe("error"));
  expect(api.calls).toHaveLength(1);
});

it("API-07 ERR-07 a change without a network fails at once instead of waiting in silence", async () => {
  const api = fakeBrowserApi({ "POST /api/mood": () => ({ status: 503 }) });
  onlineManager.setOnline(false);
  const { client, view } = mount(<Writer />);
  view.getByRole("button").click();
  await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe("error"));
  expect(api.calls).toHaveLength(1);
});
