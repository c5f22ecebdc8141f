import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the attributes of a `<details>` that opens when it must. Only the person closes it: the focus may be inside.
 * It opens each time that one of these begins.
 * @param mustOpen whether something in it has to be seen, such as an error
 * @param isUsed whether it holds something, such as a restored draft
 */
export function useFold(mustOpen: boolean, isUsed = false) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(mustOpen || isUsed);
  useLayoutEffect(() => {
    if (mustOpen && ref.current) ref.current.open = true;
  }, [mustOpen]);
  useLayoutEffect(() => {
    if (isUsed && ref.current) ref.current.open = true;
  }, [isUsed]);
  return { ref, open: isOpenAtFirst || undefined };
}
