import { useEffect, useState } from 'react';
import type { OfferedPart, Shell } from '../contract';

/** The app that offers parts to staff pages. */
export const OFFERS = 'mf-admin';

/** By shell, so that the next page shows them at once. */
const loadedParts = new WeakMap<Shell, Map<string, OfferedPart>>();

/** Loads a part that the admin area offers. Rejects like the loading of an app. */
export async function loadOffered(shell: Shell, name: string): Promise<OfferedPart> {
  if (!shell.part) throw new Error('This page needs a newer version of the site. Reload the page.');
  const part = await shell.part(OFFERS, name);
  const parts = loadedParts.get(shell) ?? new Map<string, OfferedPart>();
  loadedParts.set(shell, parts.set(name, part));
  return part;
}

interface Offered {
  readonly loaded?: OfferedPart | undefined;
  readonly error?: unknown;
}

/** Loads a part that the admin area offers in its deployed version. */
export function useOffered(shell: Shell, name: string): Offered & { readonly retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Offered>({ loaded: loadedParts.get(shell)?.get(name) });
  useEffect(() => {
    let left = false;
    loadOffered(shell, name).then(
      (loaded) => {
        if (!left) setResult({ loaded });
      },
      (error: unknown) => {
        if (!left) setResult({ error });
      },
    );
    return () => {
      left = true;
    };
  }, [shell, name, attempt]);
  const retry = () => {
    setResult({});
    setAttempt((before) => before + 1);
  };
  return { ...result, retry };
}
