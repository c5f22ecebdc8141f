import styled from 'styled-components';
import { color, line, space, type as voice } from '@school/shared/theme';
import { Text, VisuallyHidden } from '@school/shared/ui';
import type { Publication } from '../api';
import { instrumentName } from '../labels';
import { publicationKinds } from './kinds';

interface Props {
  readonly publication: Publication;
  readonly note: string;
}

/** The named entries as on the public page. */
export function PublicationPreview({ publication: { kind, groups }, note }: Props) {
  const { listTitle, isByPlace } = publicationKinds[kind];
  return (
    <Sheet aria-label="Preview" data-ground="card">
      <h3>{listTitle}</h3>
      {note && <Text>{note}</Text>}
      {groups.length === 0 && <Text muted>No entries to name yet, so it cannot be published.</Text>}
      {groups.map(({ instrument, band, entries }) => (
        <div key={`${instrument} ${band}`}>
          <h4>
            {instrumentName(instrument)}, band {band}
          </h4>
          <ol>
            {entries.map(({ number, name, place, pieces }, nth) => (
              <li key={number}>
                <b>
                  {isByPlace && <VisuallyHidden>Place </VisuallyHidden>}
                  {isByPlace ? place : nth + 1}
                </b>
                <span>
                  <strong>{name}</strong>
                  <span>
                    {pieces.A.title} · {pieces.B.title}
                  </span>
                </span>
                <small>{number}</small>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Sheet>
  );
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
  h3 {
    ${voice.title}
    font-size: 1.5rem;
  }
  h4 {
    padding-bottom: ${space.s2};
    border-bottom: ${line.list} solid ${color.line};
    ${voice.subtitle}
  }
  li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    gap: ${space.s3};
    align-items: baseline;
    padding-block: ${space.s2};
    border-bottom: 1px solid ${color.rule};
  }
  li > b {
    ${voice.figure}
  }
  li > span > span {
    display: block;
    color: ${color.muted};
  }
`;
