import { renderToString } from "react-dom/server";
import { LiveFieldset } from "./live-fieldset";

it("takes no word before the page's scripts listen", () => {
  expect(renderToString(<LiveFieldset>{null}</LiveFieldset>)).toMatch(/^<fieldset disabled/);
});
