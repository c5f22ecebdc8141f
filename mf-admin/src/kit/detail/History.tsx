import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, size, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { DateTime } from './DateTime';

/** Something that happened. */
export interface HistoryEntry {
  readonly key: string;
  readonly what: ReactNode;
  readonly at: string;
  /** By whom, or how. */
  readonly by?: string | null;
  readonly note?: ReactNode;
}

/** What happened, the newest first. */
export function History({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return <Text muted>Nothing yet.</Text>;
  const sorted = [...entries].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Timeline>
      {sorted.map(({ key, what, at, by, note }) => (
        <li key={key}>
          <b>{what}</b>
          {note && <p>{note}</p>}
          <small>
            <DateTime value={at} />
            {by && <span>{`, ${by}`}</span>}
          </small>
        </li>
      ))}
    </Timeline>
  );
}

const Timeline = styled.ol`
  display: grid;
  > li {
    position: relative;
    display: grid;
    padding: 0 0 ${space.s4} 34px;
    background: repeating-linear-gradient(90deg, transparent 0 3px, ${color.rule} 3px 4px) 2px 0 / 16px 100%
      no-repeat;
  }
  > li::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 0;
    width: 22px;
    height: 13px;
    background: ${color.wine};
  }
  > li:nth-child(4n + 2)::before {
    background: ${color.gold};
  }
  > li:nth-child(4n + 3)::before {
    background: ${color.palm};
  }
  > li:nth-child(4n)::before {
    background: ${color.clay};
  }
  b {
    font-weight: 600;
  }
  p {
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${size.mini};
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;
