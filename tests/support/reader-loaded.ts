import { encoderInTime, readerState } from "@/lib/reader/loaded";

/**
 * Waits until the reader's model is loaded, however busy the machine is.
 * @throws the error that keeps it from loading
 */
export async function readerLoaded(): Promise<void> {
  while (!(await encoderInTime())) {
    const { error } = readerState();
    if (error !== null) throw error;
  }
}
