import "react";

/**
 * Invoker Commands (HTML): a button that opens or closes a dialog without a script. React's types
 * lack them.
 */
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | undefined;
    commandfor?: string | undefined;
  }
}
