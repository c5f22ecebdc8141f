import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '@school/shared';
import type { Tone } from '@school/shared/art';
import { NARROW } from '@school/shared/staff/page';
import { Sparkbars } from '../../kit/art/Sparkbars';
import { color, font, media, space } from '@school/shared/theme';
import { Money, Skeleton } from '@school/shared/ui';
import type { Counts } from '../../kit/counts/api';
import type { Project } from '../../kit/projects/api';
import { sinceOpened, trace } from './numbers';

interface Props {
  /** The latest counts; empty until they are loaded. */
  readonly counts: Partial<Counts>;
  /** All counts since the page was opened. */
  readonly readings: readonly Counts[];
  readonly projects: readonly Project[];
}

/** The counts side by side, each with small bars. */
export function CountStrip({ counts, readings, projects }: Props) {
  const target = projects.reduce((sum, project) => sum + project.target, 0);
  return (
    <List aria-label="Counts" aria-busy={counts.raised === undefined}>
      <Count
        name="Community members"
        value={counts.members?.toLocaleString('en')}
        note={sinceOpened(readings.map(({ members }) => members))}
        bars={trace(readings.map(({ members }) => members))}
        tone="clay"
      />
      <Count
        name="Raised"
        value={counts.raised === undefined ? undefined : <Money pesewas={counts.raised} />}
        note={
          <>
            of <Money pesewas={target} />, <Link to="/admin/donations">View all donations</Link>
          </>
        }
        bars={trace(readings.map(({ raised }) => raised))}
        tone="gold"
      />
      <Count
        name="Open to donations"
        value={counts.openProjects}
        note={`of ${counts.projects} projects and assets`}
        bars={trace(readings.map(({ openProjects }) => openProjects))}
        tone="roseDeep"
      />
    </List>
  );
}

interface CountProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
  readonly bars: readonly number[];
  readonly tone: Tone;
}

function Count({ name, value, note, bars, tone }: CountProps) {
  return (
    <li>
      <p>{name}</p>
      <Row>
        <b>{value ?? <Skeleton width="3ch" height="1em" />}</b>
        <Bars values={bars} tone={tone} />
      </Row>
      <small>{value === undefined ? 'One moment' : note}</small>
    </li>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border: solid ${color.rule};
  border-width: 0 0 1px;
  section + & {
    border-top-width: 1px;
  }
  > li {
    padding: 14px ${space.s5} 14px ${space.s6};
    border-left: 1px solid ${color.rule};
  }
  > li:first-child {
    border-left: 0;
  }
  p {
    font-weight: 600;
  }
  small {
    display: block;
    min-height: 1.4em;
    margin-top: 5px;
    font-size: 0.875rem;
    color: ${color.muted};
  }
  ${NARROW} {
    > li {
      padding: ${space.s3} ${space.s4};
    }
    /* What comes after 'One moment' takes two lines beside each other. */
    small {
      min-height: 2.8em;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > li {
      border-left: 0;
      border-top: 1px solid ${color.rule};
    }
    > li:first-child {
      border-top: 0;
    }
    small {
      min-height: 1.4em;
    }
  }
`;

const Row = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s3};
  margin-top: 3px;
  b {
    font: 800 2.125rem/0.95 ${font.display};
    font-stretch: 76%;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
`;

const Bars = styled(Sparkbars)`
  width: 96px;
  /* The number beside it is whole first. */
  min-width: 0;
  max-width: 40%;
  height: 30px;
`;
