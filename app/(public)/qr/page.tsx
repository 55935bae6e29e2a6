import type { Metadata } from "next";
import { LEGAL_COPY } from "@/lib/features/legal/copy";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Scan to Download" };

/** The public address of this service as a code, 500 px wide (QR-01 … QR-04). */
export default async function QrPage() {
  await pageContext("anyone");
  const { title, alt, text } = LEGAL_COPY.qr;
  return (
    <div className="page-column grid justify-items-center gap-5 py-10 text-center">
      <h1>{title}</h1>
      {/* biome-ignore lint/performance/noImgElement: drawn by the server at exactly this size */}
      <img
        src="/api/qr?size=500"
        alt={alt}
        width={500}
        height={500}
        className="h-auto max-w-full rounded-card shadow-rest"
      />
      <p className="max-w-md text-ink-soft text-lg">{text}</p>
    </div>
  );
}
