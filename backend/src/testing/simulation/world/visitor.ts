import { randomUUID } from 'node:crypto';
import { askOf, type Answered } from '../../ask';
import { checkoutClient } from '../../checkout';
import type { Random } from '../../random';
import type { Instance } from './instance';
import { Violation, type World } from './world';

/** What the API has confirmed to a person, and so must not be lost. */
interface Confirmed {
  /** Such as 'a message to the school'. */
  readonly what: string;
  /** Returns a row while it is there. */
  readonly query: string;
  readonly values: readonly unknown[];
  readonly at: Date;
  /** How long it is kept, in days; without it, longer than any simulation. */
  readonly days?: number | undefined;
}

/** What people outside remember from one event to the next. */
export interface Memory {
  readonly confirmed: Confirmed[];
  /** Links of people, by what they open. */
  readonly keys: Record<'order' | 'entry', string[]>;
  /** Codes of tickets that somebody has. */
  readonly codes: string[];
  /** How often staff changed something, by operation. */
  readonly changes: Map<string, number>;
  /** How many requests that change something were accepted, by what happened. */
  readonly accepted: Record<string, number>;
  /** A line for each answer, which makes two runs comparable. */
  readonly trace: string[];
}

export const emptyMemory = (): Memory => ({
  confirmed: [],
  keys: { order: [], entry: [] },
  codes: [],
  changes: new Map(),
  accepted: {},
  trace: [],
});

type Headers = Record<string, string>;

/** A person in front of a browser, who does one thing. */
export interface Visitor {
  readonly random: Random;
  readonly world: World;
  readonly memory: Memory;
  /** People who share nothing with others. */
  readonly email: string;
  readonly pay: ReturnType<typeof checkoutClient>;
  /**
   * Asks the API as a page does: again with the same key when no answer came.
   * @returns undefined when none came at all
   */
  ask<T>(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answered<T> | undefined>;
  /** Remembers what the API has confirmed. */
  confirm(what: string, query: string, values: readonly unknown[], days?: number): void;
  /** Remembers a change by staff. */
  changed(operation: string): void;
  /** Returns the secrets of links in mails that arrived, by the name in the link. */
  links(name: string): string[];
}

/** As much of an error as tells what happened. */
const LONGEST_ERROR = 600;

const RETRY_MS = 5_000;
const MOST_TRIES = 4;
/** How often a request arrives twice, and how often its answer is lost. */
const DOUBLED = 0.06;
const LOST = 0.04;

/** Creates a person for one event. */
export function visit(world: World, memory: Memory, random: Random, what: string): Visitor {
  const alive = (): readonly Instance[] => world.instances.filter(({ connection }) => !connection.isDead);
  const request = (method: string, path: string, body: unknown, headers: Headers) =>
    new Request(`http://api.people${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const once = async (method: string, path: string, body: unknown, headers: Headers) => {
    const to = alive();
    const response =
      to.length > 0
        ? await world.request(() => random.of(to).fetch(request(method, path, body, headers)))
        : undefined;
    const text = await response?.text();
    memory.trace.push(`${method} ${path} ${response?.status ?? 'nothing'} ${text ?? ''}`);
    if (!response) return undefined;
    if (response.status === 500) {
      const error = world.takeErrors().at(-1) ?? '';
      throw new Violation('no request fails', `${method} ${path}: ${error.slice(0, LONGEST_ERROR)}`);
    }
    if (method !== 'GET' && response.ok) memory.accepted[what] = (memory.accepted[what] ?? 0) + 1;
    return new Response(text === '' ? null : text, { status: response.status });
  };
  const send = async (method: string, path: string, body?: unknown, headers: Headers = {}) => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (tries > 0) await later(RETRY_MS);
      const answers = await Promise.all(
        Array.from({ length: random.chance(DOUBLED) ? 2 : 1 }, () => once(method, path, body, headers)),
      );
      const answer = answers[random.below(answers.length)];
      if (answer && answer.status !== 503 && !random.chance(LOST)) return answer;
    }
    throw new NoAnswer();
  };
  const ask = askOf({ send });
  return {
    random,
    world,
    memory,
    email: `p${random.below(1_000_000)}@example.com`,
    pay: checkoutClient('http://checkout.people'),
    ask: async <T>(method: string, path: string, body?: unknown, headers: Headers = {}) => {
      const key = method === 'GET' ? {} : { 'idempotency-key': randomUUID() };
      try {
        return await ask<T>(method, path, body, { ...key, ...headers });
      } catch (error) {
        if (error instanceof NoAnswer) return undefined;
        throw error;
      }
    },
    confirm: (what, query, values, days) =>
      void memory.confirmed.push({ what, query, values, days, at: world.now() }),
    changed: (operation) => void memory.changes.set(operation, (memory.changes.get(operation) ?? 0) + 1),
    links: (name) =>
      world.outside.mails.flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`[?&#]${name}=([\\w-]+)`, 'g'))].map(([, secret = '']) => secret),
      ),
  };
}

class NoAnswer extends Error {}

const later = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
