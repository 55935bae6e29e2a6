import type { MetadataRoute } from "next";

/** Pages about the service may be found; what belongs to a person is nobody's to crawl. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/consent/", "/shares/", "/certificates/"],
    },
  };
}
