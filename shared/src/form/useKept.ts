import { useSyncExternalStore } from 'react';
import { createValue } from '@school/shared/contract';

const PREFIX = 'school:';

/** Texts that the device would not take; they last as long as the page. */
const unkept = new Map<string, string>();
/** How often this tab has written; what others write the browser tells. */
const writes = createValue(0);

/**
 * A text that is kept on the device under a name, outlives a reload and is the same in every tab. Nothing on the
 * server and while the page is hydrated, so the first render must do without it.
 * @returns the text as it is rendered, what stores another, and what reads the text that is stored by now
 */
export function useKept(
  name: string,
): readonly [string | undefined, (text: string | undefined) => void, () => string | undefined] {
  const text = useSyncExternalStore(
    subscribe,
    () => read(PREFIX + name),
    () => undefined,
  );
  return [text, (next) => write(PREFIX + name, next), () => read(PREFIX + name)];
}

/** What a kept text holds as JSON; undefined when it is missing or cannot be read. */
export function parseKept(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined; // somebody else wrote there: it is as good as nothing
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? unkept.get(key);
  } catch {
    return unkept.get(key); // storage is switched off
  }
}

function write(key: string, text: string | undefined): void {
  unkept.delete(key);
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== undefined) unkept.set(key, text); // storage is full or switched off
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
