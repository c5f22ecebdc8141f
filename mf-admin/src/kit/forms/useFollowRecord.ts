import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Of a form what is needed here. */
interface FollowingForm<Fields> {
  getValues(): Fields;
  resetField(name: keyof Fields, options: { defaultValue: Fields[keyof Fields] }): void;
}

/**
 * Lets a form that changes a record follow what others change of it meanwhile: what nobody has typed here is shown as it is
 * now, what was typed stays.
 * @param now the fields by the record as it is known now
 * @returns those that were typed here and changed elsewhere, as they are there
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
      // What has become the same as here by now is no other version any more.
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
