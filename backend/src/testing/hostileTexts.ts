import type * as z from 'zod';

/** Half a surrogate pair, and NUL, which no database accepts. */
export const unstorable = 'x\ud800y\u0000z';

const longest = 60_000;

/** Invalid texts, and texts of maximum length that make backtracking patterns slow. */
export const hostileTexts: readonly string[] = [
  'x\ud800y',
  'x\u0000y',
  ...['a', ' ', '.', '@', '-a', 'a@a.', 'www.', '@.'].map((part) => `${part.repeat(longest / part.length)}!`),
];

/** Returns whether a schema accepts a value with a hostile text still in it; none accepts everything. */
export function passes(schema: z.ZodType | undefined, value: unknown): boolean {
  if (!schema) return true;
  const { success, data } = schema.safeParse(value);
  if (!success) return false;
  const text = JSON.stringify(data) ?? '';
  return text.length > longest / 2 || text.includes(String.raw`\ud800`) || text.includes(String.raw`\u0000`);
}

/** Processor time, ms: a backtracking pattern takes seconds for a long text. */
const much = 500;

/** Returns whether work takes much processor time repeatedly: a single time may be due to garbage collection. */
export async function slowly(work: () => unknown): Promise<boolean> {
  return (await tookMuch(work)) && (await tookMuch(work));
}

async function tookMuch(work: () => unknown): Promise<boolean> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 > much;
}
