import "./globals.css";
import type { Metadata, Viewport } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import { Shell } from "@/components/layout/shell";
import { PersonRoot } from "@/components/your-data/person-root";
import { FEATURES } from "@/lib/core/settings/constants";
import { env } from "@/lib/server/env";
import { regionOf } from "@/lib/server/http/region";
import { siteSettings } from "@/lib/server/site-settings";
import { shellViewer, viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";
import { PRODUCT } from "@/lib/shared/product";
import { fontVariables } from "./fonts";

const DESCRIPTION =
  "Talk or type with an AI guide, keep track of your mood, and always have a way to reach a person. For adults and children.";

const PICTURE = {
  url: "/share.png",
  width: 1200,
  height: 630,
  alt: "Willow: somewhere to put it down.",
};

export async function generateMetadata(): Promise<Metadata> {
  const name = PRODUCT[audienceOf(await viewer())];
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: name, template: `%s · ${name}` },
    applicationName: name,
    description: DESCRIPTION,
    openGraph: {
      type: "website",
      siteName: name,
      title: name,
      description: DESCRIPTION,
      images: [PICTURE],
    },
    twitter: { card: "summary_large_image", images: [PICTURE.url] },
    manifest: "/manifest.webmanifest",
    icons: {
      icon: [
        { url: "/icon.svg", type: "image/svg+xml" },
        { url: "/icon-192.png", sizes: "192x192", type: "image/png" },
      ],
      apple: "/apple-touch-icon.png",
    },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbf9f4" },
    { media: "(prefers-color-scheme: dark)", color: "#0d1814" },
  ],
};

/**
 * Hides the page if someone goes back to it after a quick exit, even while `public/first-aid.js`
 * loads. Contains no quotation marks, because the element's text is escaped.
 */
const HIDE_WHEN_LEFT =
  "try{if(sessionStorage.getItem(`willow.left`)!==null)document.documentElement.setAttribute(`data-left`,``)}catch{}";

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [person, requestHeaders, site] = await Promise.all([
    shellViewer(),
    headers(),
    siteSettings(),
  ]);
  const { QUICK_EXIT_URL, SAMPLE_CONTENT } = env();
  const nonce = requestHeaders.get("x-nonce") ?? undefined;
  const region = regionOf(requestHeaders);
  const settings = {
    quickExitUrl: QUICK_EXIT_URL,
    sampleContent: SAMPLE_CONTENT,
    evidence: site.claimsEvidence,
    closed: FEATURES.filter((feature) => !site.features[feature]),
    region,
  };
  return (
    <html
      lang="en"
      data-audience={audienceOf(person)}
      className={fontVariables}
      suppressHydrationWarning
    >
      <head>
        <script nonce={nonce} suppressHydrationWarning>
          {HIDE_WHEN_LEFT}
        </script>
        <script async src="/first-aid.js" nonce={nonce} />
      </head>
      <body>
        <PersonRoot person={person}>
          <Shell viewer={person} settings={settings}>
            {children}
          </Shell>
        </PersonRoot>
      </body>
    </html>
  );
}
