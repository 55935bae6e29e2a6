export const staffTypesKey = ["/api/admin/therapy-types"] as const;
export const typeVersionsKey = (id: string) => [...staffTypesKey, id, "versions"] as const;
