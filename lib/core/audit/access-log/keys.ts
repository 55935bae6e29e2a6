/** Query key of the log; its parts joined are the address of its first page. */
export const accessKey = ["/api/account/access"] as const;
