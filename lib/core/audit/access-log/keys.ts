/** Query key of the log; its parts joined are the URL of its first page. */
export const accessKey = ["/api/account/access"] as const;
