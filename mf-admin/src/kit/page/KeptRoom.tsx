import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { Loading, Skeleton } from '@school/shared/ui';

interface Props {
  /** What the room is kept under on this device. */
  readonly name: string;
  /** Says to screen readers what is on its way. */
  readonly label: string;
  readonly isReady: boolean;
  /** As long as nothing is known of what comes, in pixels. */
  readonly height: number;
  readonly children: () => ReactNode;
}

/**
 * Keeps the room of what is on its way, as high as it was when this device showed it last: what stands below does not move
 * when it comes.
 */
export function KeptRoom({ name, label, isReady, height, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!isReady || !element) return;
    const observer = new ResizeObserver(() => keepHeight(name, element.getBoundingClientRect().height));
    observer.observe(element);
    return () => observer.disconnect();
  }, [name, isReady]);
  if (isReady) return <Box ref={box}>{children()}</Box>;
  return (
    <Loading label={label}>
      <Skeleton height={keptHeight(name) ?? height} />
    </Loading>
  );
}

const keyOf = (name: string): string => `school:room:${name}`;
/** A window that is wider or narrower by no more than a scroll bar has the same room. */
const SAME_WIDTH = 24;

interface Room {
  readonly width: number;
  readonly height: number;
}

function keptHeight(name: string): number | undefined {
  try {
    const { width, height } = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}') as Partial<Room>;
    return width && Math.abs(width - innerWidth) <= SAME_WIDTH ? height : undefined;
  } catch {
    // What another version kept, or a device that keeps nothing.
    return undefined;
  }
}

function keepHeight(name: string, height: number): void {
  try {
    const room: Room = { width: innerWidth, height: Math.round(height) };
    if (height > 0) localStorage.setItem(keyOf(name), JSON.stringify(room));
  } catch {
    // A device that keeps nothing has the usual room next time.
  }
}

/** As far apart as what stands in a part of a page. */
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;
