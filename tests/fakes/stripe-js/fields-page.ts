/** Messages between the frame and the page around it. */
export type FieldsMessage =
  | { readonly type: "ready" }
  | { readonly type: "change"; readonly complete: boolean }
  | { readonly type: "resize"; readonly height: number };

/** Everything below runs in the frame, so it must not reference anything outside itself. */
function listen(): void {
  const form = document.querySelector("form") as HTMLFormElement;
  const field = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value.replaceAll(" ", "");
  const tell = (message: object) => parent.postMessage(message, "*");
  const isComplete = () =>
    /^\d{16}$/.test(field("number")) && /^\d{2}\/?\d{2}$/.test(field("expiry")) && /^\d{3}$/.test(field("cvc"));

  /**
   * Like Stripe's script, sends the card from this frame to Stripe; the page around it never sees
   * it.
   */
  async function confirm({ call, key, secret, returnUrl }: Record<string, string>): Promise<unknown> {
    const expiry = field("expiry").replace("/", "");
    const body = new URLSearchParams({
      key: key ?? "",
      client_secret: secret ?? "",
      return_url: returnUrl ?? "",
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": field("number"),
      "payment_method_data[card][exp_month]": expiry.slice(0, 2),
      "payment_method_data[card][exp_year]": `20${expiry.slice(2)}`,
      "payment_method_data[card][cvc]": field("cvc"),
    });
    const [id] = (secret ?? "").split("_secret_");
    const answer = await fetch(`https://api.stripe.com/v1/${call}/${id}/confirm`, { method: "POST", body });
    const json = await answer.json();
    return answer.ok ? { intent: json } : { error: json.error };
  }

  form.addEventListener("input", () => tell({ type: "change", complete: isComplete() }));
  form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("message", async ({ data, ports: [port] }) => {
    if (data.type === "validate") port?.postMessage(isComplete());
    if (data.type === "confirm") port?.postMessage(await confirm(data));
  });
  tell({ type: "resize", height: document.documentElement.offsetHeight });
  tell({ type: "ready" });
}

const field = (name: string, label: string, autocomplete: string): string =>
  `<label>${label}<input name="${name}" inputmode="numeric" autocomplete="${autocomplete}"></label>`;

/** The page in the frame, with the field names that the Payment Element shows. */
export const FIELDS_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Secure payment input frame</title>
<style>
  body { margin: 0; font: 16px sans-serif; color: #1c2b24; background: #fff; color-scheme: light }
  form { display: grid; gap: 12px; padding: 2px }
  label { display: grid; gap: 4px; font-size: 14px }
  input { font: inherit; padding: 11px; border: 1px solid #68756f; border-radius: 10px; background: #fff; color: inherit }
</style></head>
<body><main><form>
  ${field("number", "Card number", "cc-number")}
  ${field("expiry", "Expiration date MM / YY", "cc-exp")}
  ${field("cvc", "Security code", "cc-csc")}
</form></main>
<script>(${listen})()</script></body></html>`;
