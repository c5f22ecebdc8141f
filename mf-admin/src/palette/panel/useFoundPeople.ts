import { useEffect, useState } from 'react';
import { messageOfApiError } from '@school/shared/api';
import { useLazyFindPeopleQuery, type FoundPerson } from '../../people/api';
import { LETTERS_MIN } from '../../people/letters';

/** So long nothing more has to be typed before people are searched for. Milliseconds. */
const PAUSE_MS = 250;

/** The most that it searches for, in characters. */
const LETTERS_MAX = 100;

interface Found {
  /** What was searched for. */
  readonly typed: string;
  readonly people: readonly FoundPerson[];
  /** Why they could not be searched. */
  readonly failure: string;
}

const NOBODY: Found = { typed: '', people: [], failure: '' };

/** People whose name, address or phone number fits what is typed; a search that is overtaken is cancelled. */
export function useFoundPeople(typed: string, isAllowed: boolean): Found & { readonly isSearching: boolean } {
  const [find] = useLazyFindPeopleQuery();
  const [found, setFound] = useState(NOBODY);
  const search = typed.trim().slice(0, LETTERS_MAX);
  const isWanted = isAllowed && search.length >= LETTERS_MIN;

  useEffect(() => {
    if (!isWanted) return;
    let request: ReturnType<typeof find> | undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      request = find({ search }, true);
      request.unwrap().then(
        (people) => isCurrent && setFound({ typed: search, people, failure: '' }),
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
