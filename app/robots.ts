import type { MetadataRoute } from "next";

/** Lets crawlers index pages about the service, but nothing that belongs to a person. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/consent/", "/shares/", "/certificates/"],
    },
  };
}
