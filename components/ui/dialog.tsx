import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

interface DialogProps extends Omit<ComponentProps<"dialog">, "title" | "id"> {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons that stay visible at the bottom however long the content is. */
  footer?: ReactNode;
}

/**
 * The browser's native modal: it traps and returns focus, closes on Escape, and makes the page
 * behind it inert. Open it with `<Button command="show-modal" commandfor={id}>`, which needs no
 * script, or with `showModal()`.
 */
export function Dialog({
  id,
  title,
  description,
  footer,
  className,
  children,
  ...rest
}: DialogProps) {
  return (
    <dialog
      {...rest}
      id={id}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cn(
        "sheet m-auto w-[min(36rem,calc(100vw-1.5rem))] max-w-none rounded-panel border border-line bg-paper p-0 text-ink shadow-lifted",
        "max-h-[min(46rem,calc(100dvh-1.5rem))] overscroll-contain",
        className,
      )}
    >
      <div className="px-5 pt-6 pb-5 sm:px-8 sm:pt-8">
        <h2 id={`${id}-title`} className="text-[1.75rem] sm:text-[2.125rem]">
          {title}
        </h2>
        {description ? (
          <p id={`${id}-description`} className="mt-2 text-ink-soft">
            {description}
          </p>
        ) : null}
        {children}
      </div>
      {footer ? (
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-5 py-3.5 sm:px-8">
          {footer}
        </div>
      ) : null}
    </dialog>
  );
}
