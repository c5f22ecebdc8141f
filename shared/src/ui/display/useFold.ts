import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the attributes of a `<details>` that opens when it must. Only the person closes it: the focus may be inside.
 * @param mustOpen whether something in it has to be seen, such as an error; it opens each time that this begins
 * @param isUsed whether it is open at first for what it holds already
 */
export function useFold(mustOpen: boolean, isUsed = false) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(mustOpen || isUsed);
  useLayoutEffect(() => {
    if (mustOpen && ref.current) ref.current.open = true;
  }, [mustOpen]);
  return { ref, open: isOpenAtFirst || undefined };
}
