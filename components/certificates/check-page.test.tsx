/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { CheckPage } from "./check-page";

it("CERT-09 says that a certificate is genuine, whose initials, which number and day, and nothing of what it was about", () => {
  const { container } = render(
    <CheckPage
      checked={{
        valid: true,
        certificateNumber: "WILLOW-2026-7F3K-92QD",
        issueDate: "2026-11-20T23:45:00.000Z",
        issuingOrganization: "Willow",
        recipient: "M. R.",
      }}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This certificate is genuine");
  const shown = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(shown).toEqual(["M. R.", "WILLOW-2026-7F3K-92QD", "November 20, 2026", "Willow"]);
  // This wording is true for both initials and a full name.
  expect(container).toHaveTextContent("Compare the number, date and name or initials with the paper");
  expect(container).toHaveTextContent("this page doesn't say what the program was about");
});

it("CERT-09 does not confirm what it does not know, and says what to try", () => {
  render(<CheckPage checked={{ valid: false }} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("We can't confirm this certificate");
  expect(screen.getByText(/scan the code on the paper again/)).toBeVisible();
  expect(screen.queryByRole("definition")).not.toBeInTheDocument();
});
