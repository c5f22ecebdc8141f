import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../idle';
import { Content, type PartProps } from './Content';

/** A page that does not come to rest is not waited for any longer. Milliseconds. */
const AT_THE_LATEST_MS = 2_000;

/** An island that is no part of the HTML: until its code has come, and if it does not, the page is as it was. */
export function ClientIsland<Props extends object>(props: PartProps<Props>): ReactNode {
  const { part } = props;
  const [ready, setReady] = useState(false);
  useEffect(
    () =>
      whenIdle(() => void part.load().then(() => setReady(true), reportError), {
        timeout: AT_THE_LATEST_MS,
      }),
    [part],
  );
  return <Suspense fallback={null}>{ready && <Content {...props} />}</Suspense>;
}
