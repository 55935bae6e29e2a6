import { expiredPage } from "./idp-page.mjs";

it("an ended sign-in leads back to the app's start", () => {
  expect(expiredPage("http://localhost:5000")).toContain('<a href="http://localhost:5000/">Back to Willow</a>');
});
