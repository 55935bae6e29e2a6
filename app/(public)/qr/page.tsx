import type { Metadata } from "next";
import { InstallHint } from "@/components/layout/install-hint";
import { LEGAL_COPY } from "@/lib/core/legal/copy";
import { env } from "@/lib/server/env";
import { viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Scan to Download" };

/**
 * The service's public address as a QR code, 500 px wide, with what to do after opening it (QR-01 …
 * QR-05).
 */
export default async function QrPage() {
  const audience = audienceOf(await viewer());
  const { title, alt, text, steps, address } = LEGAL_COPY.qr;
  const { APP_URL } = env();
  return (
    <div className="page-column grid justify-items-center gap-5 py-10 text-center">
      <h1>{title}</h1>
      {/* biome-ignore lint/performance/noImgElement: drawn by the server at exactly this size */}
      <img
        src="/api/qr?size=500"
        alt={alt}
        width={500}
        height={500}
        className="h-auto max-w-full rounded-card bg-white shadow-rest"
      />
      <p className="max-w-md text-ink-soft text-lg">{text}</p>
      <p>
        {address}{" "}
        <a href={APP_URL} className="prose-link break-all">
          {new URL(APP_URL).host}
        </a>
      </p>
      <section aria-labelledby="add-it" className="max-w-lg text-start">
        <h2 id="add-it">{steps.title}</h2>
        <ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-primary">
          {steps.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <InstallHint audience={audience} />
    </div>
  );
}
