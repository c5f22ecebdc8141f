import type * as z from 'zod';

/** A half of a character, and what no database takes. */
export const unstorable = 'x\ud800y\u0000z';

const longest = 60_000;

/** What no text holds, and as much as a body can hold of what patterns that go back and forth are slow at. */
export const hostileTexts: readonly string[] = [
  'x\ud800y',
  'x\u0000y',
  ...['a', ' ', '.', '@', '-a', 'a@a.', 'www.', '@.'].map((part) => `${part.repeat(longest / part.length)}!`),
];

/** Whether a schema takes a value, with a hostile text still in it; none takes everything. */
export function passes(schema: z.ZodType | undefined, value: unknown): boolean {
  if (!schema) return true;
  const { success, data } = schema.safeParse(value);
  if (!success) return false;
  const text = JSON.stringify(data) ?? '';
  return text.length > longest / 2 || text.includes(String.raw`\ud800`) || text.includes(String.raw`\u0000`);
}

/** Processor time, ms: a pattern that goes back and forth over a long text takes seconds. */
const much = 500;

/** Whether something takes much processor time, and not only once: the engine tidies up when it likes to. */
export async function slowly(work: () => unknown): Promise<boolean> {
  return (await tookMuch(work)) && (await tookMuch(work));
}

async function tookMuch(work: () => unknown): Promise<boolean> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 > much;
}
