import { useLocation } from '@school/shared';
import { useEffect } from 'react';
import type { Offer } from '../content/options';
import { chosenIn, type Chosen } from './chosenBefore';

interface Form<Name> {
  readonly setValue: (name: Name, value: string) => void;
}

/** Preselects the fields of a form by a link such as `/learn/piano?programme=adult_study#register`. */
export function useChosenBefore<const Name extends keyof Chosen>(
  { setValue }: Form<Name>,
  offer: Offer,
  names: readonly Name[],
): void {
  const { search } = useLocation();
  useEffect(() => {
    const chosen = chosenIn(search, offer);
    for (const name of names) {
      const value = chosen[name];
      if (value) setValue(name, value);
    }
  }, [search, setValue, offer, names]);
}
