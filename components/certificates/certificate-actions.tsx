"use client";

import { Download, Printer, Share2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { useDownload } from "@/lib/features/certificates/client";
import { CERTIFICATES_COPY } from "@/lib/features/certificates/copy";
import type { Certificate } from "@/lib/features/certificates/types";
import type { Audience } from "@/lib/shared/audience";

interface CertificateActionsProps {
  audience: Audience;
  certificate: Certificate;
  checkAddress: string;
}

/**
 * Downloads, prints, or shares the verification link (CERT-07). The shared text names no program.
 */
export function CertificateActions({
  audience,
  certificate,
  checkAddress,
}: CertificateActionsProps) {
  const { detail, shared, failed } = CERTIFICATES_COPY[audience];
  const download = useDownload();

  async function share() {
    if (navigator.share) {
      try {
        await navigator.share({ title: shared.title, text: shared.text, url: checkAddress });
        return;
      } catch (error) {
        // Closing the share sheet is a choice; any other error falls back to the clipboard.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    try {
      await navigator.clipboard.writeText(checkAddress);
      toast(shared.copied);
    } catch {
      toast({ ...shared.failed, variant: "destructive" });
    }
  }

  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      <Button
        pending={download.isPending}
        onClick={() =>
          download.mutate(certificate, {
            onError: (error) => {
              if (!bounceIfUnauthorized(error))
                toast({ ...failed.download, variant: "destructive" });
            },
          })
        }
      >
        {download.isPending ? null : <Download aria-hidden className="size-4" />}
        {download.isPending ? detail.downloading : detail.download}
      </Button>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden className="size-4" />
        {detail.print}
      </Button>
      <Button variant="secondary" onClick={share}>
        <Share2 aria-hidden className="size-4" />
        {detail.share}
      </Button>
    </div>
  );
}
