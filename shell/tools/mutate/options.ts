import { parseArgs } from 'node:util';
import { Refusal } from '../../workspace/refusal';

export interface MutateOptions {
  /** The same seed chooses the same mutations as long as the files are the same. */
  readonly seed: number;
  /** How many mutations, over all rooms. */
  readonly count: number;
  /** The names of the rooms to mutate. */
  readonly rooms: readonly string[];
}

/** Reads the command line. @throws Refusal naming what is wrong with it */
export function readOptions(args: readonly string[], rooms: readonly string[]): MutateOptions {
  const usage = 'npm run mutate -- [--seed 1] [--count 60] [--room payments]…';
  const { seed, count, room } = parsed(args, usage);
  const unknown = room?.find((name) => !rooms.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`There is no room "${unknown}"; there are ${rooms.join(', ')}`);
  return { seed: wholeNumber('--seed', seed), count: wholeNumber('--count', count), rooms: room ?? rooms };
}

function parsed(args: readonly string[], usage: string) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string', default: '1' },
        count: { type: 'string', default: '60' },
        room: { type: 'string', multiple: true },
      },
    });
    return values;
  } catch (error) {
    throw new Refusal(`${(error as Error).message.split('. ')[0]}: ${usage}`);
  }
}

function wholeNumber(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Refusal(`${option} must be a whole number from 1 (it is "${text}")`);
}
