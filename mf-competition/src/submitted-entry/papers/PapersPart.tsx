import { color, line, size, space, type } from '@school/shared/theme';
import { DateText } from '@school/shared/ui';
import styled from 'styled-components';
import type { CompetitionEntryState, EntryPaper, EntryPaperKind } from '../../api';
import type { EntryProps } from '../part/EntryProps';
import { OnScreen, Part } from '../part/Part';
import { Toggle } from '../part/Toggle';
import { PaperForm } from './PaperForm';
import { paperTexts } from './paperTexts';

/** The documents: what was sent, what is missing, and a form to upload it. */
export function PapersPart({ entryKey, entry }: EntryProps) {
  const { papers, missing } = entry;
  const kinds = kindsOf(entry);
  const canHandIn = entry.state === 'submitted' || entry.state === 'returned';
  return (
    <Part
      id="entry-papers"
      title="Papers"
      state={missing.length === 0 ? 'All there' : `${kinds.length - missing.length} of ${kinds.length} there`}
      isOpen={canHandIn && missing.length > 0}
    >
      <List data-wide>
        {kinds.map((kind) => {
          const there = papers.find((paper) => paper.kind === kind);
          return (
            <li key={kind}>
              <h3>{paperTexts[kind].name}</h3>
              {there ? <There paper={there} /> : <p>{paperTexts[kind].text}</p>}
              {canHandIn && (
                <OnScreen>
                  <Toggle
                    words={there ? `Replace ${nameInSentence(kind)}` : `Hand in ${nameInSentence(kind)}`}
                  >
                    {(close) => <PaperForm {...{ entryKey, kind }} onDone={close} />}
                  </Toggle>
                </OnScreen>
              )}
            </li>
          );
        })}
      </List>
    </Part>
  );
}

/** Returns the documents that were sent or are needed, in the order of the sheet. */
const kindsOf = ({ papers, missing }: CompetitionEntryState): EntryPaperKind[] =>
  (Object.keys(paperTexts) as EntryPaperKind[]).filter(
    (kind) => missing.includes(kind) || papers.some((paper) => paper.kind === kind),
  );

const nameInSentence = (kind: EntryPaperKind): string => {
  const { name } = paperTexts[kind];
  return name.charAt(0).toLowerCase() + name.slice(1);
};

const There = ({ paper: { fileName, link, addedAt } }: { readonly paper: EntryPaper }) => (
  <p>
    {link === null ? (fileName ?? 'On paper') : <a href={link}>{link}</a>}, handed in on{' '}
    <DateText value={addedAt} />
  </p>
);

const List = styled.ul`
  li {
    padding-block: ${space.s4} ${space.s3};
    border-top: ${line.hair} solid ${color.rule};
  }
  li:first-child {
    padding-top: 0;
    border-top: 0;
  }
  h3 {
    ${type.subtitle}
    font-size: ${size.lead};
  }
  p {
    overflow-wrap: anywhere;
    color: ${color.muted};
  }
`;
