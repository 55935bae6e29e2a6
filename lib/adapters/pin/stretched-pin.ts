import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { StaffPin } from "@/lib/ports/staff-pin";

/**
 * Makes a guess cost about 60 ms and 32 MiB, off the main thread (RFC 7914; OWASP Password
 * Storage).
 */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const LENGTH = 32;

function stretch(text: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** Compares stretched values in constant time (ADMN-07). The salt lives as long as the process. */
export function createStretchedPin(pin: string): StaffPin {
  const salt = randomBytes(16);
  const right = stretch(pin, salt);
  // Prevents an unhandled rejection while nothing awaits it. A later check still gets the error.
  right.catch(() => undefined);
  return {
    matches: async (given) => timingSafeEqual(await stretch(given, salt), await right),
  };
}
