import { useEffect, useState } from 'react';
import { messageOfApiError } from '@school/shared/api';
import { useLazyListPeopleQuery, type PersonRow } from '../../../features/people/api';

/** So long nothing more has to be typed before people are searched for. Milliseconds. */
const PAUSE_MS = 250;

/** The fewest letters that people are searched for. */
const LETTERS_MIN = 2;

/** So many are offered. */
const OFFERED = 10;

/** The most that it searches for, in characters. */
const LETTERS_MAX = 100;

interface Found {
  /** What was searched for. */
  readonly typed: string;
  readonly people: readonly PersonRow[];
  /** Why they could not be searched. */
  readonly failure: string;
}

const NOBODY: Found = { typed: '', people: [], failure: '' };

/** People whose name, address or phone number fits what is typed; a search that is overtaken is cancelled. */
export function useFoundPeople(typed: string, isAllowed: boolean): Found & { readonly isSearching: boolean } {
  const [find] = useLazyListPeopleQuery();
  const [found, setFound] = useState(NOBODY);
  const search = typed.trim().slice(0, LETTERS_MAX);
  const isWanted = isAllowed && search.length >= LETTERS_MIN;

  useEffect(() => {
    if (!isWanted) return;
    let request: ReturnType<typeof find> | undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      request = find({ search, perPage: OFFERED }, true);
      request.unwrap().then(
        ({ rows }) => isCurrent && setFound({ typed: search, people: rows, failure: '' }),
        (error: unknown) =>
          isCurrent && setFound({ typed: search, people: [], failure: messageOfApiError(error) }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      request?.abort();
    };
  }, [find, search, isWanted]);

  const isKnown = found.typed === search;
  return { ...(isWanted && isKnown ? found : NOBODY), isSearching: isWanted && !isKnown };
}
