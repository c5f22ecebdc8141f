import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Returns the attributes of a `<details>` that opens when something in it matters. Only the person closes it: what it
 * shows can be what they are typing in.
 * @param matters whether it must be open now
 */
export function useFold(matters: boolean) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(matters);
  useLayoutEffect(() => {
    if (matters && ref.current) ref.current.open = true;
  }, [matters]);
  return { ref, open: isOpenAtFirst || undefined };
}
