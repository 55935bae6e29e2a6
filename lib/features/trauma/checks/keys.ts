export const checksKey = ["/api/trauma-therapy/checks"] as const;
