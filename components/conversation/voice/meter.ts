import { LEVEL_EVERY_MS } from "@/lib/features/conversation/voice/constants";

export interface MeterReports {
  /** Root mean square of the microphone's signal, 0 to 1. */
  level(value: number): void;
  denied(): void;
}

export interface Meter {
  open(): void;
  close(): void;
}

const CLEAN: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

function rootMeanSquare(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}

function measure(stream: MediaStream, report: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    report(rootMeanSquare(samples));
  }, LEVEL_EVERY_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

const giveBack = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/**
 * Measures the microphone level with echo cancellation, so that the app's own speech doesn't count.
 * Nothing is recorded or kept: each moment's samples become one number. Without a microphone no
 * level is reported, and the conversation works without it.
 */
export function createMeter(reports: MeterReports): Meter {
  let visit = 0;
  let stop: (() => void) | null = null;

  async function begin(mine: number) {
    const isOver = () => mine !== visit;
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: CLEAN });
      if (isOver()) return giveBack(stream);
      stop = () => giveBack(stream);
      const stopMeasuring = measure(stream, reports.level);
      stop = () => {
        stopMeasuring();
        giveBack(stream);
      };
    } catch (error) {
      if (!isOver() && error instanceof DOMException && error.name === "NotAllowedError")
        reports.denied();
    }
  }

  let isOpen = false;
  return {
    open() {
      if (isOpen || !navigator.mediaDevices?.getUserMedia) return;
      isOpen = true;
      visit += 1;
      void begin(visit);
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      visit += 1;
      stop?.();
      stop = null;
      reports.level(0);
    },
  };
}
