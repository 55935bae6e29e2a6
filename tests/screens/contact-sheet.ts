import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { outputDirectory, pictureName, SIZES, type Size, THEMES, VIEWERS } from "./places";
import { SCENES } from "./scenes";

const STYLE = `body{font:15px system-ui;margin:2rem;background:#777;color:#fff}section{margin-bottom:3rem}
.row{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}figcaption{padding:.25rem 0}
img{display:block;background:#fff}.phone img{width:240px}.desktop img{width:560px}nav a{color:#fff;margin-right:.75rem}`;

function figures(scene: string): string {
  const shown = VIEWERS.flatMap((looker) =>
    (Object.keys(SIZES) as Size[]).flatMap((size) =>
      THEMES.map((theme) => ({
        size,
        file: pictureName(scene, looker, size, theme),
        of: `${looker}, ${size}, ${theme}`,
      })),
    ),
  ).filter(({ file }) => existsSync(`${outputDirectory()}/${file}`));
  return shown
    .map(
      ({ size, file, of }) =>
        `<figure class="${size}"><figcaption>${of}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${scene}, ${of}"></a></figure>`,
    )
    .join("");
}

/**
 * Writes one page with all screenshots, so that people really look at them. Runs after the last
 * one.
 */
export default function writeContactSheet(): void {
  const names = [...new Set(SCENES.map(({ name }) => name))];
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join("");
  const sections = names.map(
    (name) => `<section id="${name}"><h2>${name}</h2><div class="row">${figures(name)}</div></section>`,
  );
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Willow: every screen</title><style>${STYLE}</style><h1>Every screen</h1><nav>${links}</nav>${sections.join("")}</html>`;
  mkdirSync(outputDirectory(), { recursive: true });
  const path = `${outputDirectory()}/contact-sheet.html`;
  writeFileSync(path, page);
  console.log(`All pictures: ${path}`);
}
