interface Place {
  port: number;
  data: { secrets: Record<string, string>; directory: string };
  databaseUrl: string | undefined;
}

export function demoEnvironment(env: NodeJS.ProcessEnv, place: Place): Record<string, string>;
