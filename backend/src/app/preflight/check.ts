/** What a check found. */
export interface Finding {
  /** What was looked at: 'Database'. */
  readonly name: string;
  readonly state: 'fine' | 'wrong' | 'skipped';
  /** What was found; for what is wrong also what to do. One line, without secrets. */
  readonly text: string;
}

/** Found something that must be changed. The message says what to do. */
export class Wrong extends Error {}

/** Reported for what this environment does not have. */
export class Skipped extends Error {}

/** Nothing answers later than this. Ms. */
export const WITHIN_MS = 10_000;

/**
 * Runs a check. @param look returns what is fine; throws `Wrong` or `Skipped`; other errors count as wrong
 */
export async function check(name: string, look: () => Promise<string>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Wrong('nothing answered within ten seconds')), WITHIN_MS);
  });
  try {
    return { name, state: 'fine', text: await Promise.race([look(), late]) };
  } catch (error) {
    if (error instanceof Skipped) return { name, state: 'skipped', text: error.message };
    return { name, state: 'wrong', text: reasonOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns an error with its causes in one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause, code } = error as Error & { code?: unknown };
  const own = message || String(code ?? error.name);
  return (cause instanceof Error ? `${own} (${reasonOf(cause)})` : own).replaceAll(/\s+/g, ' ');
}
