import { SHARED_COPY } from "@/lib/across/your-data/shares/copy";
import type { SharedProgramme } from "@/lib/across/your-data/shares/types";
import { Lines } from "./part";

const copy = SHARED_COPY.programmes;

export const ProgrammeLines = ({ programmes }: { programmes: readonly SharedProgramme[] }) => (
  <Lines
    lines={programmes.map(
      ({ name, progress, isFinished }) =>
        `${name}: ${isFinished ? copy.finished : copy.progress(progress)}`,
    )}
    nothing={SHARED_COPY.nothing}
  />
);
