import { cva, type VariantProps } from "class-variance-authority";

export const buttonStyles = cva(
  [
    "inline-flex items-center justify-center gap-2 rounded-full border border-transparent font-semibold no-underline",
    "select-none text-center leading-tight transition-[background-color,border-color,color,scale] duration-150 ease-soft",
    "active:scale-[0.98] disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none",
    "aria-disabled:opacity-55 kids:font-extrabold [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "bg-primary text-on-primary shadow-rest hover:bg-primary-deep",
        secondary: "border-line-strong bg-card text-ink hover:bg-primary-soft hover:border-primary",
        soft: "bg-primary-soft text-primary-deep hover:border-primary",
        quiet: "text-primary-deep hover:bg-primary-soft",
        danger: "border-signal-ink bg-card text-signal-ink hover:bg-signal-soft",
        crisis: "bg-signal-soft text-signal-ink hover:border-signal-ink",
        emergency: "bg-signal text-on-signal hover:border-on-signal",
        inverse: "bg-on-filled text-filled hover:opacity-90",
        "inverse-outline": "border-on-filled/70 text-on-filled hover:border-on-filled",
      },
      size: {
        sm: "min-h-9 px-3.5 py-1.5 text-sm",
        md: "min-h-11 px-5 py-2.5 text-[0.9375rem]",
        lg: "min-h-13 px-7 py-3 text-[1.0625rem]",
        icon: "size-11 p-0",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonLook = VariantProps<typeof buttonStyles>;
