import { Buddy } from "@/components/ui/art/buddy";
import type { Expression } from "@/components/ui/art/expression";
import { Sage } from "@/components/ui/art/sage";
import type { Audience } from "@/lib/shared/audience";

interface PersonaProps {
  audience: Audience;
  expression: Expression;
  className?: string;
}

const FACES = { adult: Sage, child: Buddy };

/** Purely decorative: the name is always next to it. */
export function Persona({ audience, ...rest }: PersonaProps) {
  const Face = FACES[audience];
  return <Face {...rest} />;
}
