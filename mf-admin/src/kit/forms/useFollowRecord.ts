import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface FollowingForm<Fields> {
  getValues(): Fields;
  resetField(name: keyof Fields, options: { defaultValue: Fields[keyof Fields] }): void;
}

/**
 * Updates untouched fields of a form when a colleague changes the record; edited fields stay.
 * @param now the fields of the current record
 * @returns the stored values of fields that were edited here and changed elsewhere
 */
export function useFollowRecord<Fields extends object>(
  form: FollowingForm<NoInfer<Fields>>,
  now: Fields,
): Partial<Fields> {
  const known = useRef(now);
  const [changed, setChanged] = useState<Partial<Fields>>({});
  const follow = useEffectEvent(() => {
    const before = known.current;
    known.current = now;
    const here = form.getValues();
    for (const name of Object.keys(now) as (keyof Fields)[]) {
      if (now[name] === before[name]) continue;
      const isTyped = here[name] !== before[name] && here[name] !== now[name];
      if (here[name] === before[name]) form.resetField(name, { defaultValue: now[name] });
      // Equal values are no conflict.
      setChanged((others) => {
        const next = { ...others };
        if (isTyped) next[name] = now[name];
        else delete next[name];
        return next;
      });
    }
  });
  const content = JSON.stringify(now);
  useEffect(() => follow(), [content]);
  return changed;
}
