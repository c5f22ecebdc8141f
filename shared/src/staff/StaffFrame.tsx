import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { SurroundingsContext, UnexpectedError, type Surroundings } from '@school/shared';
import type { OfferedPart, Shell } from '../contract';
import { Loading, Skeleton } from '../ui';

/** The app that offers the frame, and the frame's name there. */
export const STAFF_FRAME = { app: 'mf-admin', name: 'StaffFrame' } as const;

export interface StaffFrameProps {
  /** The page's one heading. */
  readonly title: string;
  /** The path of the page that this one is a part of; the top bar leads back to it. */
  readonly backLink?: string;
  readonly children: ReactNode;
}

/**
 * The frame of a page for staff: sidebar, top bar, palette, session, and a message for users without a staff role. It comes
 * from the admin area in its deployed version, so all staff pages have the same one.
 */
export function StaffFrame({ children, ...props }: StaffFrameProps) {
  const own = use(SurroundingsContext);
  if (!own) throw new Error('Rendered outside a shell');
  const { loaded, error, retry } = useFrame(own);
  if (error) return <UnexpectedError error={error} onRetry={retry} />;
  if (!loaded) {
    return (
      <Loading label="Loading the admin area">
        <Skeleton height={320} />
      </Loading>
    );
  }
  const Frame = loaded.part as ComponentType<StaffFrameProps>;
  return (
    <SurroundingsContext value={{ ...own, base: loaded.base }}>
      <Frame {...props}>
        <SurroundingsContext value={own}>{children}</SurroundingsContext>
      </Frame>
    </SurroundingsContext>
  );
}

/** By shell, so that the next page shows it at once. */
const frames = new WeakMap<Shell, OfferedPart>();

async function loadFrame({ part }: Shell): Promise<OfferedPart> {
  const { app, name } = STAFF_FRAME;
  if (!part) throw new Error('This page needs a newer version of the site. Reload the page.');
  return part(app, name);
}

function useFrame({ shell }: Surroundings) {
  const [attempt, setAttempt] = useState(0);
  const [{ loaded, error }, setResult] = useState<{ loaded?: OfferedPart | undefined; error?: unknown }>({
    loaded: frames.get(shell),
  });
  useEffect(() => {
    let left = false;
    loadFrame(shell).then(
      (frame) => {
        frames.set(shell, frame);
        if (!left) setResult({ loaded: frame });
      },
      (failure: unknown) => {
        if (!left) setResult({ error: failure });
      },
    );
    return () => {
      left = true;
    };
  }, [shell, attempt]);
  const retry = () => {
    setResult({});
    setAttempt((before) => before + 1);
  };
  return { loaded, error, retry };
}
