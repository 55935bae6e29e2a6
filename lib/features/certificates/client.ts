"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, call } from "@/lib/client/api";
import { certificatesKey, type Paper } from "./constants";
import type { Certificate } from "./types";

type Certificates = readonly Certificate[];

export const useCertificates = () => useQuery<Certificates>({ queryKey: certificatesKey });

/** Countries that print on Letter; all others use A4 (CLDR, paperSize). */
const LETTER = /-(?:US|CA|MX|PH|CL|CO|CR|GT|NI|PA|PR|SV|VE|BZ)\b/i;

const paperHere = (): Paper => (LETTER.test(navigator.language) ? "letter" : "a4");

const RELEASED_AFTER_MS = 60_000;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), RELEASED_AFTER_MS);
}

/**
 * Fetches the PDF in the local paper size and saves it; the server counts the download (CERT-09).
 */
export function useDownload() {
  const client = useQueryClient();
  return useMutation<void, Error, Certificate>({
    mutationFn: async ({ id, certificateNumber }) => {
      const answer = await call("GET", `/api/certificates/${id}/pdf?paper=${paperHere()}`);
      save(await answer.blob(), `${certificateNumber.toLowerCase()}.pdf`);
    },
    onSuccess: (_, { id }) =>
      client.setQueryData<Certificates>(certificatesKey, (known) =>
        known?.map((one) =>
          one.id === id ? { ...one, downloadCount: one.downloadCount + 1 } : one,
        ),
      ),
  });
}

export function useShowName() {
  const client = useQueryClient();
  return useMutation<Certificate, Error, { readonly id: string; readonly nameShown: boolean }>({
    mutationFn: ({ id, nameShown }) => api.patch(`/api/certificates/${id}`, { nameShown }),
    onSuccess: (certificate) =>
      client.setQueryData<Certificates>(certificatesKey, (known) =>
        known?.map((one) => (one.id === certificate.id ? certificate : one)),
      ),
  });
}
