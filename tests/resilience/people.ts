/** Signs people in without a browser: follows the redirects and keeps the cookies. */
class Jar {
  readonly #cookies = new Map<string, string>();

  take(url: URL, response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.#cookies.set(`${url.host} ${pair.slice(0, at)}`, pair);
    }
  }

  for(url: URL): string {
    const own = [...this.#cookies].filter(([name]) => name.startsWith(`${url.host} `));
    return own.map(([, pair]) => pair).join("; ");
  }
}

async function follow(jar: Jar, start: URL, init: RequestInit = {}): Promise<{ url: URL; text: string }> {
  let url = start;
  let next: RequestInit = init;
  for (let hop = 0; hop < 12; hop += 1) {
    const response = await fetch(url, {
      ...next,
      redirect: "manual",
      headers: { ...next.headers, cookie: jar.for(url) },
    });
    jar.take(url, response);
    const location = response.headers.get("location");
    if (!location) return { url, text: await response.text() };
    await response.body?.cancel();
    url = new URL(location, url);
    next = {};
  }
  throw new Error("too many redirects while signing in");
}

export interface Person {
  readonly email: string;
  readonly cookie: string;
}

/** A new adult who has finished onboarding. */
export async function newAdult(base: string, name: string, email: string): Promise<Person> {
  const jar = new Jar();
  const form = await follow(jar, new URL("/api/login", base));
  await follow(jar, form.url, { method: "POST", body: new URLSearchParams({ name, email }) });
  const person = { email, cookie: jar.for(new URL(base)) };
  const saved = await fetch(`${base}/api/user/profile`, {
    method: "PATCH",
    headers: { "content-type": "application/json", cookie: person.cookie },
    body: JSON.stringify({ age: 30, acceptMedicalDisclaimer: true }),
  });
  if (!saved.ok) throw new Error(`onboarding of ${email} answered ${saved.status}`);
  return person;
}

export async function newConversation(base: string, person: Person, mood: string): Promise<string> {
  const opened = await fetch(`${base}/api/chat/sessions`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: person.cookie },
    body: JSON.stringify({ mood }),
  });
  if (!opened.ok) throw new Error(`a conversation could not be opened: ${opened.status}`);
  return ((await opened.json()) as { id: string }).id;
}
