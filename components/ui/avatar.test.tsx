/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Avatar } from "./avatar";

const draw = (src: string, name: string | null = "Maya", alt = "") =>
  render(<Avatar src={src} name={name} alt={alt} />).container;

describe("Avatar", () => {
  it.each(["/pictures/maya.png", "data:image/png;base64,iVBORw0KGgo="])("HEAD-04 shows the picture at %s", (src) => {
    expect(draw(src).querySelector("img")).toHaveAttribute("src", src);
  });

  it.each([
    ...["https://pictures.example/maya.png", "//pictures.example/maya.png", "/\\pictures.example/maya.png"],
    ...["\t//pictures.example/maya.png", "http://here.invalid:81/maya.png", "data:text/html,hello", "http://["],
  ])("HEAD-04 asks no other host for %p and shows the initial", (src) => {
    const drawn = draw(src);
    expect(drawn.innerHTML).not.toMatch(/<img|url\(|pictures\.example/);
    expect(drawn).toHaveTextContent(/^M$/);
  });

  it.each([
    [" élodie ", "É"],
    ["e\u0301lodie", "E\u0301"],
    ["मिरा", "मि"],
    ["李雷", "李"],
  ])("the initial of %p is %p", (name, initial) => {
    expect(draw("https://pictures.example/me.png", name).textContent).toBe(initial);
  });

  it.each([null, "  "])("a person whose name is %p gets a drawn figure", (name) => {
    const drawn = draw("https://pictures.example/me.png", name);
    expect(drawn.querySelector("svg")).toBeInTheDocument();
    expect(drawn).toHaveTextContent("");
  });

  it("is silent beside the name, and has the given name where it stands alone", () => {
    expect(draw("https://pictures.example/me.png").firstChild).toHaveAttribute("aria-hidden", "true");
    draw("https://pictures.example/me.png", "Maya", "Maya's picture");
    expect(screen.getByRole("img", { name: "Maya's picture" })).toHaveTextContent("M");
  });
});
