/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { SessionList } from "@/components/home/dashboard/session-list";
import { sessionsKey } from "@/lib/features/conversation/constants";
import { sessionLine } from "@/tests/factories/sessions";
import { renderPage } from "@/tests/support/render-page";

it("TRAU-13 TRAU-14 a trauma session stands among the recent ones with its tag, and opens as a conversation", () => {
  const session = sessionLine({ title: "Slowly", mood: "trauma therapy" });
  renderPage(<SessionList audience="adult" most={5} />, [[sessionsKey, [session]]]);
  const line = screen.getByRole("link", { name: /Slowly/ });
  expect(line).toHaveAttribute("href", `/chat/${session.id}`);
  expect(line).toHaveTextContent("trauma therapy");
});

it("HOME-06 a name that was made of the type of trauma is not told on home; one that the person wrote stands", () => {
  const made = sessionLine({ id: "m", title: "Sexual trauma", mood: "trauma therapy" });
  const written = sessionLine({ id: "w", title: "My road back", mood: "trauma therapy" });
  renderPage(<SessionList audience="adult" most={5} />, [[sessionsKey, [made, written]]]);
  expect(screen.queryByText(/Sexual/)).toBeNull();
  expect(screen.getByRole("link", { name: /^Therapy Session/ })).toHaveAttribute("href", "/chat/m");
  expect(screen.getByRole("link", { name: /^My road back/ })).toBeVisible();
});
