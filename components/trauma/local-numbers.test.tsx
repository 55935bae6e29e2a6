/** @jest-environment jsdom */
import { renderPage } from "@/tests/support/render-page";
import { PeoplePanel } from "./people-panel";
import { SafetyAlert } from "./safety-alert";

const hrefs = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLAnchorElement>("a[href]")].map((link) => link.getAttribute("href"));

it.each([
  ["US", null, ["tel:988", "sms:741741", "tel:911"]],
  [null, null, ["tel:988", "sms:741741", "tel:911"]],
  ["US", "abuse", ["tel:18007997233", "tel:911"]],
  ["GB", null, ["tel:116123", "sms:85258", "tel:999"]],
  ["NZ", null, ["tel:1737", "sms:1737", "tel:111"]],
  ["GB", "abuse", ["tel:08082000247", "tel:999"]],
  ["ES", "suicide", ["tel:024", "tel:112"]],
  ["FJ", "abuse", ["tel:112"]],
] as const)("TRAU-04 TRAU-06 the alert leads to people of the place: %s, told of %s", (region, told, wanted) => {
  const { container } = renderPage(<SafetyAlert told={told} region={region} />);
  expect(hrefs(container)).toEqual(wanted);
});

it.each([
  ["GB", "tel:999", "tel:08082000247"],
  ["IN", "tel:112", "tel:181"],
] as const)("TRAU-06 the panel on the page does, too: %s", (region, emergency, line) => {
  const { container } = renderPage(<PeoplePanel language="en" region={region} />);
  expect(hrefs(container)).toEqual(expect.arrayContaining([emergency, line]));
  expect(container).not.toHaveTextContent(/\b(?:988|911|741741|RAINN)\b/);
});
