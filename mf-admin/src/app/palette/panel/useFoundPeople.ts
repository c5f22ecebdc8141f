import { useEffect, useState } from 'react';
import { importChunk, useShell } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { adminArea } from '../../area/area';
import type { FindPeople, FoundPerson } from '../../area/feature';

/** Delay of the search after the last key (ms). */
const PAUSE_MS = 250;

/** The shortest search, in characters. */
const LETTERS_MIN = 2;

/** The longest search, in characters. */
const LETTERS_MAX = 100;

interface Found {
  /** The text of the search. */
  readonly typed: string;
  readonly people: readonly FoundPerson[];
  /** Why the search failed. */
  readonly failure: string;
}

const NOBODY: Found = { typed: '', people: [], failure: '' };

/** Loads the search of a feature, with retries. The browser caches the module. */
const find: FindPeople = async (search, context) => {
  const load = adminArea().features.find(({ loadPeopleSearch }) => loadPeopleSearch)?.loadPeopleSearch;
  if (!load) return [];
  const { findPeople } = await importChunk('people search', load);
  return findPeople(search, context);
};

/** Returns people whose name, address or phone number matches. A newer search cancels the previous one. */
export function useFoundPeople(typed: string, isAllowed: boolean): Found & { readonly isSearching: boolean } {
  const { store } = useShell();
  const [found, setFound] = useState(NOBODY);
  const search = typed.trim().slice(0, LETTERS_MAX);
  const isWanted = isAllowed && search.length >= LETTERS_MIN;

  useEffect(() => {
    if (!isWanted) return;
    const leave = new AbortController();
    const { signal } = leave;
    const timer = setTimeout(() => {
      find(search, { store, signal }).then(
        (people) => signal.aborted || setFound({ typed: search, people, failure: '' }),
        (error: unknown) =>
          signal.aborted || setFound({ typed: search, people: [], failure: messageOfApiError(error) }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [store, search, isWanted]);

  const isKnown = found.typed === search;
  return { ...(isWanted && isKnown ? found : NOBODY), isSearching: isWanted && !isKnown };
}
