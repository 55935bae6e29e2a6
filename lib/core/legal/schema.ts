import { z } from "@/lib/shared/zod-messages";

export const clinicianView = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1),
  credentials: z.array(z.string()).min(1),
  specialties: z.array(z.string()).min(1),
  experience: z.string().min(1),
  image: z.string().startsWith("/"),
  email: z.email(),
  states: z.array(z.string()).min(1),
  sample: z.boolean(),
});
