import { useSyncExternalStore } from 'react';
import { createValue } from '@school/shared/contract';

const PREFIX = 'school:';

/** Texts that could not be stored; they last until the page is closed. */
const unkept = new Map<string, string>();
/** Counts writes of this tab. The browser reports those of other tabs. */
const writes = createValue(0);

/**
 * Stores a text on the device under a name, so that it survives a reload and is the same in every tab. It is undefined
 * on the server and during hydration, so the first render must not need it.
 * @returns the current text, a function that stores another, and one that reads the stored text
 */
export function useStored(
  name: string,
): readonly [string | undefined, (text: string | undefined) => void, () => string | undefined] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(PREFIX + name),
    () => undefined,
  );
  return [text, (next) => write(PREFIX + name, next), () => read(PREFIX + name)];
}

/** Parses a stored text as JSON; returns undefined when it is missing or invalid. */
export function parseStored(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined; // another program wrote there: treat it as missing
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? unkept.get(key);
  } catch {
    return unkept.get(key); // storage is disabled
  }
}

function write(key: string, text: string | undefined): void {
  unkept.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unkept.set(key, text); // storage is full or disabled
  }
  writes.set(writes.get() + 1);
}

function subscribe(listener: () => void): () => void {
  const leave = writes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    leave();
    window.removeEventListener('storage', listener);
  };
}
