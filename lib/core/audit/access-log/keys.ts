/** Query key of the access log. Its joined parts are the URL of the first page. */
export const accessKey = ["/api/account/access"] as const;
