import { instrumentNames, type Instrument } from '@school/shared/competition';
import { DateText, Lead, Section, SplitHead, Text } from '@school/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, line, media, size, space, type } from '@school/shared/theme';
import type { Publication, PublishedGroup } from '../../api';
import { Lines } from '../../head/Lines';

type PublishedEntry = PublishedGroup['entries'][number];

interface Props {
  readonly title: string;
  readonly publication: Publication;
  /** Starts the row of an entry: its place, or its number in playing order. */
  readonly mark: (entry: PublishedEntry, index: number) => ReactNode;
  /** Shown below the pieces. */
  readonly also?: ((entry: PublishedEntry) => ReactNode) | undefined;
}

/** The entries of a publication, by instrument and band. */
export function PublishedList({ title, publication, mark, also }: Props) {
  const { publishedAt, note, groups } = publication;
  return (
    <Section aria-labelledby="published-title">
      <SplitHead
        id="published-title"
        title={title}
        lead={
          <div>
            {note && (
              <Lead>
                <Lines>{note}</Lines>
              </Lead>
            )}
            {publishedAt && (
              <Text muted>
                Published on <DateText value={publishedAt} />.
              </Text>
            )}
          </div>
        }
      />
      <Groups>
        {groups.map((group) => (
          <Group key={`${group.instrument} ${group.band}`} group={group} mark={mark} also={also} />
        ))}
      </Groups>
    </Section>
  );
}

interface GroupProps extends Pick<Props, 'mark' | 'also'> {
  readonly group: PublishedGroup;
}

function Group({ group: { instrument, band, entries }, mark, also }: GroupProps) {
  const id = `published-${instrument}-${band.replace('+', 'plus')}`;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {instrumentNames[instrument as Instrument] ?? instrument} <span>Band {band}</span>
      </h3>
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.number}>
            <b>{mark(entry, index)}</b>
            <div>
              <strong>
                <bdi>{entry.name}</bdi>
              </strong>
              <Text>
                {entry.pieces.A.title} · {entry.pieces.B.title}
              </Text>
              {also?.(entry)}
            </div>
            <small>{entry.number}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space.s12};
  h3 {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space.s1} ${space.s4};
    ${type.title}
    font-size: ${size.t3};
    padding-bottom: ${space.s3};
    border-bottom: ${line.bar} solid ${color.text};
  }
  h3 span {
    ${type.subtitle}
    font-size: ${size.lead};
    letter-spacing: 0;
  }
  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    gap: ${space.s1} ${space.s6};
    align-items: baseline;
    padding-block: 18px;
    border-bottom: ${line.list} solid ${color.line};
  }
  li > b {
    ${type.title}
    ${type.numeric}
    font-size: ${size.t3};
  }
  strong {
    ${type.subtitle}
    font-size: ${size.t4};
  }
  small {
    ${type.numeric}
    font-size: 1rem;
    color: ${color.muted};
  }
  ${media.phone} {
    li {
      grid-template-columns: 3rem minmax(0, 1fr);
    }
    small {
      grid-column: 2;
    }
  }
`;
