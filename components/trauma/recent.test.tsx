/** @jest-environment jsdom */
import { screen } from "@testing-library/react";
import { SessionList } from "@/components/dashboard/session-list";
import { sessionsKey } from "@/lib/features/chat/keys";
import { sessionLine } from "@/tests/factories/sessions";
import { renderPage } from "@/tests/support/render-page";

it("TRAU-13 TRAU-14 a trauma session stands among the recent ones with its tag, and opens as a conversation", () => {
  const session = sessionLine({ title: "Slowly", mood: "trauma therapy" });
  renderPage(<SessionList audience="adult" most={5} />, [[sessionsKey, [session]]]);
  const line = screen.getByRole("link", { name: /Slowly/ });
  expect(line).toHaveAttribute("href", `/chat/${session.id}`);
  expect(line).toHaveTextContent("trauma therapy");
});
