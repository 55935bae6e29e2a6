/** `116 123` → `116123`, for tel: and sms: URLs. */
export const dialable = (number: string): string => number.replace(/[^\d+]/g, "");
