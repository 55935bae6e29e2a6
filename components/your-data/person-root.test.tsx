/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { type ReactNode, startTransition, useState } from "react";
import { currentUser } from "@/tests/factories/current-user";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { PersonRoot } from "./person-root";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const person = currentUser();
let draw: (page: ReactNode) => void;

/** Like the router: a page stays until the next one has loaded. */
function Router({ first }: { first: ReactNode }) {
  const [page, setPage] = useState(first);
  draw = (next) => startTransition(() => setPage(next));
  return page;
}

it("AUTH-04 AUTH-05 a visitor's page takes the place of the member's while the last of it is arriving", async () => {
  fakeBrowserApi({ "GET /api/auth/user": () => ({ status: 200, body: person }) });
  const home = (
    <PersonRoot person={person}>
      <h1>Welcome back, Maya!</h1>
    </PersonRoot>
  );
  render(<Router first={home} />);
  await screen.findByText("Welcome back, Maya!");
  // Not resolved when React reaches it, but resolved before React continues: like a streamed piece
  // that arrives a moment later.
  const last = Promise.resolve("Somewhere to put it down.");
  const landing = (
    <PersonRoot person={null}>
      <a href="/api/login">Sign In</a>
      {last}
    </PersonRoot>
  );
  await act(async () => draw(landing));
  expect(document.body).toHaveTextContent(/^Sign InSomewhere to put it down\.$/);
});
