import { cn } from "@/components/ui/cn";

interface SiteQrCodeProps {
  alt: string;
  /** Side of the code in CSS px, without the white margin. */
  size: number;
  className?: string;
}

/** The service's own address as a QR code. White in every theme: cameras need dark on light. */
export function SiteQrCode({ alt, size, className }: SiteQrCodeProps) {
  return (
    <span
      className={cn(
        "inline-block shrink-0 rounded-card border border-line bg-[#fff] p-1.5",
        className,
      )}
    >
      {/* biome-ignore lint/performance/noImgElement: drawn by the server at exactly this size */}
      <img src="/api/qr?size=256" alt={alt} width={size} height={size} decoding="async" />
    </span>
  );
}
