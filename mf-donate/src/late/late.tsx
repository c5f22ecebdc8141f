import { importChunk } from '@school/shared';
import { Suspense, useEffect, useState, type ComponentType } from 'react';

/**
 * A part of a page that is no part of its HTML, such as what the API knows: its code comes once the page has come to
 * rest. Until then, and if it cannot be had, the page is as its HTML has it.
 * @param name the chunk's name in messages
 */
export function late<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Late(props: Props) {
    const [ready, setReady] = useState<{ readonly Component: ComponentType<Props> }>();
    useEffect(
      () =>
        whenIdle(() => {
          importChunk(name, load)
            .then((Component) => setReady({ Component }))
            .catch(reportError);
        }),
      [],
    );
    return <Suspense fallback={null}>{ready && <ready.Component {...props} />}</Suspense>;
  };
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
