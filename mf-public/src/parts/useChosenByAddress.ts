import { useLocation } from '@school/shared';
import { useEffect } from 'react';

interface Form<Name> {
  readonly setValue: (name: Name, value: string) => void;
}

/** Preselects fields of a form by a link such as `/about?topic=trial_lesson#write`. */
export function useChosenByAddress<const Name extends string>(
  { setValue }: Form<Name>,
  name: Name,
  options: readonly { readonly value: string }[],
): void {
  const asked = new URLSearchParams(useLocation().search).get(name);
  const known = options.find(({ value }) => value === asked)?.value;
  useEffect(() => {
    if (known) setValue(name, known);
  }, [known, name, setValue]);
}
