import type { FieldsMessage } from "./fields-page";

type Listener = (event?: object) => void;
type Answered = { readonly intent?: Intent; readonly error?: object };

interface Intent {
  readonly object: "setup_intent" | "payment_intent";
  readonly status: string;
  readonly next_action: { readonly redirect_to_url?: { readonly url: string } } | null;
}

interface ConfirmOptions {
  readonly elements: { readonly clientSecret: string };
  readonly confirmParams: { readonly return_url: string };
}

/** Everything below runs in the page, so it must not reference anything outside itself. */
function install(): void {
  const api = "https://api.stripe.com/v1";
  const nameOf = (object: string) => (object === "setup_intents" ? "setupIntent" : "paymentIntent");

  /**
   * The Payment Element: a frame on Stripe's origin that reports when it's ready and keeps the card
   * to itself.
   */
  class Element {
    private readonly listeners = new Map<string, Set<Listener>>();
    private readonly frame = document.createElement("iframe");

    mount(place: HTMLElement) {
      this.frame.title = "Secure payment input frame";
      this.frame.style.cssText = "border:0;width:100%;height:220px;display:block;color-scheme:light";
      this.frame.src = "https://js.stripe.com/fields.html";
      addEventListener("message", this.hear);
      place.append(this.frame);
    }

    destroy() {
      removeEventListener("message", this.hear);
      this.frame.remove();
    }

    update() {}

    on(event: string, listener: Listener) {
      const known = this.listeners.get(event) ?? new Set();
      this.listeners.set(event, known.add(listener));
      return this;
    }

    off(event: string, listener: Listener) {
      this.listeners.get(event)?.delete(listener);
      return this;
    }

    ask<T>(message: object): Promise<T> {
      const { port1, port2 } = new MessageChannel();
      return new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
        this.frame.contentWindow?.postMessage(message, "https://js.stripe.com", [port2]);
      });
    }

    private readonly hear = ({ source, data }: MessageEvent<FieldsMessage>) => {
      if (source !== this.frame.contentWindow) return;
      if (data.type === "resize") this.frame.style.height = `${data.height + 4}px`;
      else for (const listener of this.listeners.get(data.type) ?? []) listener(data);
    };
  }

  const stripe = (key: string) => {
    let element: Element | null = null;

    async function confirm(call: string, { elements, confirmParams }: ConfirmOptions): Promise<object> {
      if (!(await element?.ask<boolean>({ type: "validate" }))) {
        return { error: { type: "validation_error", message: "Your card number is incomplete." } };
      }
      const secret = elements.clientSecret;
      const asked = { type: "confirm", call, key, secret, returnUrl: confirmParams.return_url };
      const { intent, error }: Answered = element ? await element.ask<Answered>(asked) : {};
      if (!intent) return { error };
      const bank = intent.next_action?.redirect_to_url?.url;
      if (!bank) return { [nameOf(call)]: intent };
      location.assign(bank);
      return await new Promise(() => {});
    }

    async function retrieve(call: string, secret: string): Promise<object> {
      const [id] = secret.split("_secret_");
      const answer = await fetch(`${api}/${call}/${id}?${new URLSearchParams({ key, client_secret: secret })}`);
      const json = await answer.json();
      return answer.ok ? { [nameOf(call)]: json } : { error: json.error };
    }

    return {
      elements: ({ clientSecret }: { clientSecret: string }) => ({
        clientSecret,
        create: () => {
          element = new Element();
          return element;
        },
        getElement: () => element,
        update: () => {},
        fetchUpdates: async () => ({}),
      }),
      createToken: () => {},
      createPaymentMethod: () => {},
      confirmCardPayment: () => {},
      registerAppInfo: () => {},
      _registerWrapper: () => {},
      confirmSetup: (options: ConfirmOptions) => confirm("setup_intents", options),
      confirmPayment: (options: ConfirmOptions) => confirm("payment_intents", options),
      retrieveSetupIntent: (secret: string) => retrieve("setup_intents", secret),
      retrievePaymentIntent: (secret: string) => retrieve("payment_intents", secret),
    };
  };
  // The release name that @stripe/stripe-js expects; it complains about any other.
  Object.assign(window, { Stripe: Object.assign(stripe, { version: "endive" }) });
}

/**
 * The script at https://js.stripe.com in browser tests: the global `Stripe`, as far as Elements and
 * our page use it.
 */
export const STRIPE_SCRIPT = `(${install})()`;
