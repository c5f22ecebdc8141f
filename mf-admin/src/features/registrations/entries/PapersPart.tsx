import styled from 'styled-components';
import { DateTime, DrawerPart } from '@school/shared/staff/detail';
import { Status } from '@school/shared/staff/ui';
import { color, space } from '@school/shared/theme';
import { Text, TextLink } from '@school/shared/ui';
import type { CompetitionEntryDetail } from '../api';
import { paperLabels } from '../labels';

type Paper = CompetitionEntryDetail['papers'][number];

/** The papers that were handed in, with links, and those that are missing. */
export function PapersPart({ papers, missing }: Pick<CompetitionEntryDetail, 'papers' | 'missing'>) {
  return (
    <DrawerPart title="Papers">
      <Papers>
        {papers.map((paper) => (
          <li key={paper.kind}>
            <Status kind="done">{paperLabels[paper.kind]}</Status>
            <Way paper={paper} />
            <small>
              <DateTime value={paper.addedAt} />
            </small>
          </li>
        ))}
        {missing.map((kind) => (
          <li key={kind}>
            <Status kind="returned">{paperLabels[kind]}: missing</Status>
          </li>
        ))}
      </Papers>
      {papers.some(({ url }) => url !== null) && (
        <Text size="small" muted>
          Links to files are valid for an hour. Open the entry again for new ones.
        </Text>
      )}
    </DrawerPart>
  );
}

function Way({ paper: { kind, url, link, fileName } }: { readonly paper: Paper }) {
  const address = url ?? link;
  if (!address) return <span>on paper, at the office</span>;
  return (
    <TextLink href={address} target="_blank" rel="noreferrer">
      {fileName ?? (url ? paperLabels[kind] : address)}
    </TextLink>
  );
}

const Papers = styled.ul`
  display: grid;
  gap: ${space.s3};
  li {
    display: grid;
    justify-items: start;
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.muted};
  }
`;
