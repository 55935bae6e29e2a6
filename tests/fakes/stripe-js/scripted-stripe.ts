import type { Stripe } from "@stripe/stripe-js";

type Listener = () => void;

export interface Confirmation {
  readonly call: "confirmSetup" | "confirmPayment";
  readonly clientSecret: string;
  readonly returnUrl: string;
}

/**
 * Stripe's script under the control of a jsdom test: the real `Elements` and `PaymentElement` of
 * @stripe/react-stripe-js create, mount and listen to it like Stripe's own.
 */
export class ScriptedStripe {
  readonly confirmations: Confirmation[] = [];
  readonly retrieved: string[] = [];
  mounted = 0;
  /** The result of the next intent call: `{ setupIntent }`, `{ paymentIntent }` or `{ error }`. */
  answer: unknown = { setupIntent: { id: "seti_1", status: "succeeded" } };
  private readonly listeners = new Map<string, Set<Listener>>();

  /** Fires an element's event: "ready", "loaderror", … */
  tell(event: string): void {
    for (const listener of this.listeners.get(event) ?? []) listener();
  }

  /** The object that `loadStripe` would return, with only the parts that the page uses. */
  asStripe(): Stripe {
    const stripe = {
      elements: ({ clientSecret }: { clientSecret: string }) => ({
        clientSecret,
        create: () => this.element(),
        getElement: () => null,
        update: () => {},
      }),
      createToken: () => {},
      createPaymentMethod: () => {},
      confirmCardPayment: () => {},
      registerAppInfo: () => {},
      _registerWrapper: () => {},
      confirmSetup: (options: ConfirmOptions) => this.confirm("confirmSetup", options),
      confirmPayment: (options: ConfirmOptions) => this.confirm("confirmPayment", options),
      retrieveSetupIntent: (secret: string) => this.retrieve(secret),
      retrievePaymentIntent: (secret: string) => this.retrieve(secret),
    };
    return stripe as unknown as Stripe;
  }

  private element() {
    const set = (event: string) => {
      const known = this.listeners.get(event) ?? new Set();
      this.listeners.set(event, known);
      return known;
    };
    return {
      mount: () => {
        this.mounted += 1;
      },
      destroy: () => {},
      update: () => {},
      on: (event: string, listener: Listener) => void set(event).add(listener),
      off: (event: string, listener: Listener) => void set(event).delete(listener),
    };
  }

  private async confirm(call: Confirmation["call"], { elements, confirmParams }: ConfirmOptions) {
    this.confirmations.push({ call, clientSecret: elements.clientSecret, returnUrl: confirmParams.return_url });
    return await this.answer;
  }

  private async retrieve(secret: string) {
    this.retrieved.push(secret);
    return await this.answer;
  }
}

interface ConfirmOptions {
  readonly elements: { readonly clientSecret: string };
  readonly confirmParams: { readonly return_url: string };
}
