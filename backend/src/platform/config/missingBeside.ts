import type { Env } from './envSchema';

/** Returns a problem for each variable that is missing although another of its group is set. */
export function missingBeside(env: Env, group: readonly (keyof Env)[]): string[] {
  const given = group.filter((name) => env[name] !== undefined);
  if (given.length === 0) return [];
  return group.flatMap((name) =>
    env[name] === undefined ? [`${name} is needed beside ${given.join()}`] : [],
  );
}
