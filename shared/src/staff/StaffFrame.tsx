import { use, type ComponentType, type ReactNode } from 'react';
import { SurroundingsContext, UnexpectedError } from '@school/shared';
import { Loading, Skeleton } from '../ui';
import { useOffered } from './useOffered';

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
  const { loaded, error, retry } = useOffered(own.shell, 'StaffFrame');
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
