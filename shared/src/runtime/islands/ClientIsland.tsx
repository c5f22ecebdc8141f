import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../idle';
import { Content, type PartProps } from './Content';

/** The longest wait for an idle page. Milliseconds. */
const AT_THE_LATEST_MS = 2_000;

/** An island that is not part of the HTML. It appears when its code has loaded and does nothing otherwise. */
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
