/*
 * What the pages for hours without a network share: small tools for the page, and sealing on this device in the way of
 * `lib/client/device-seal.ts`, under the same key.
 */
export const byId = (id) => document.getElementById(id);

export const make = (name, text, attributes = {}) => {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

export const button = (text, onClick, main = false) => {
  const element = make("button", text, { type: "button", ...(main && { class: "main" }) });
  element.addEventListener("click", onClick);
  return element;
};

/** `{n}` and `{total}` in a text. */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

export const stored = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

/** Who is signed in on this device as far as it knows. */
export const owner = () => {
  try {
    return localStorage.getItem("willow.plan.owner");
  } catch {
    return null;
  }
};

const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const bytes = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const text = (buffer) => btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(""));

const keys = async () => {
  const opening = indexedDB.open("willow", 1);
  // Cleared by the browser while the copy stayed: left without its store it could never keep a key again.
  opening.onupgradeneeded = () => opening.result.createObjectStore("keys");
  const database = await settled(opening);
  return (mode) => database.transaction("keys", mode).objectStore("keys");
};

const deviceKey = async () => {
  const at = await keys();
  const known = await settled(at("readonly").get("willow.plan"));
  if (known) return known;
  const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
  const store = at("readwrite");
  const other = await settled(store.get("willow.plan"));
  if (other) return other;
  await settled(store.put(fresh, "willow.plan"));
  return fresh;
};

export const seal = async (value) => {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await deviceKey(), plain);
  return { iv: text(iv), data: text(data) };
};

export const open = async ({ iv, data }) => {
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytes(iv) }, await deviceKey(), bytes(data));
  return JSON.parse(new TextDecoder().decode(plain));
};
