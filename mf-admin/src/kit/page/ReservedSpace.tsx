import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { Loading, Skeleton } from '@school/shared/ui';

interface Props {
  /** The key of the height on this device. */
  readonly name: string;
  /** The loading label for screen readers. */
  readonly label: string;
  readonly isReady: boolean;
  /** The default height, in pixels. */
  readonly height: number;
  readonly children: () => ReactNode;
}

/**
 * A placeholder as high as the content was when this device last showed it, so that nothing below it moves.
 */
export function ReservedSpace({ name, label, isReady, height, children }: Props) {
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
/** Windows whose widths differ by no more than a scroll bar share a height. */
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
    // Stored by another version, or storage is off.
    return undefined;
  }
}

function keepHeight(name: string, height: number): void {
  try {
    const room: Room = { width: innerWidth, height: Math.round(height) };
    if (height > 0) localStorage.setItem(keyOf(name), JSON.stringify(room));
  } catch {
    // Without storage the default height is used next time.
  }
}

/** The same spacing as in a part of a page. */
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;
