/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionLine } from "@/tests/factories/sessions";
import { fakeChatApi } from "@/tests/fakes/chat-api";
import { renderPage } from "@/tests/support/render-page";
import { StartForm } from "./start-form";

const UNSAID = "Something else, or I'd rather not say";

it("TRAU-07 TRAU-09 not saying the type is a choice of its own: no value, its own text, and the session begins", async () => {
  const session = sessionLine({ mood: "trauma therapy", traumaType: null });
  const api = fakeChatApi({ answers: { "POST /api/trauma-therapy/session": { status: 201, body: session } } });
  const onOpened = jest.fn();
  renderPage(<StartForm level={7} onOpened={onOpened} />);
  const user = userEvent.setup();
  const picker = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Trauma type" });
  const shown = () => picker().selectedOptions[0]?.textContent;
  const start = () => user.click(screen.getByRole("button", { name: "Start Session" }));

  await user.selectOptions(picker(), "Choose one");
  expect(shown()).toBe("Choose one");
  await start();
  expect(screen.getByText("Trauma Type Required")).toBeVisible();

  await user.selectOptions(picker(), UNSAID);
  expect(shown()).toBe(UNSAID);
  expect(picker()).toHaveAccessibleDescription("That's fine. You never have to say what it was.");
  await user.selectOptions(picker(), "grief");
  await user.selectOptions(picker(), UNSAID);
  await start();
  await waitFor(() => expect(onOpened).toHaveBeenCalledWith(session.id));
  const sent = api.calls.filter(({ method, path }) => method === "POST" && path === "/api/trauma-therapy/session");
  expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ traumaType: null })]);
  expect(shown()).toBe("Choose one");
});
