import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { formatDateTime } from '../../format';
import { color, size, space, type as voice } from '../../theme';
import { Text } from '../../ui';

/** Names and values. Facts without a value are left out. */
export function FactList({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: 6px;
  > div {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    gap: ${space.s2};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** A date with its time, in UTC, the time of Ghana. */
export function DateTime({ value }: { readonly value: string }) {
  return <time dateTime={value}>{formatDateTime(value)}</time>;
}

/** A part of a drawer. It receives the focus of an element that disappears in it. */
export function DrawerPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>{title}</h3>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
  padding-block: ${space.s4};
  font-size: ${size.small};
  line-height: 1.4;
  & + & {
    border-top: 1px solid ${color.rule};
  }
  &:first-child {
    padding-top: 0;
  }
  h3 {
    ${voice.subtitle}
    font-size: ${size.lead};
  }
`;

export interface HistoryEntry {
  readonly key: string;
  readonly what: ReactNode;
  readonly at: string;
  readonly by?: string | null;
  readonly note?: ReactNode;
}

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
