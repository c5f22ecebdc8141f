import { island } from '@school/shared';
import { messageOfApiError } from '@school/shared/api';
import { roundNames } from '@school/shared/competition';
import { color, line, size, space, type } from '@school/shared/theme';
import { ErrorState, Skeleton, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { useGetEntryReportQuery, type EntryReport } from '../../api';
import type { EntryProps } from '../part/EntryProps';
import { Part } from '../part/Part';
import { Toggle } from '../part/Toggle';
import { formatTotal } from './formatTotal';

const Certificate = island(
  'YourCertificate',
  () => import('./YourCertificate').then((module) => module.YourCertificate),
  { when: 'load', fallback: <Skeleton ratio="297 / 210" /> },
);

/** The jury's report and the certificate, once the results are published. */
export function ReportPart({ entryKey, entry }: EntryProps) {
  const { data, error, isFetching, refetch } = useGetEntryReportQuery(
    { 'entry-key': entryKey },
    { refetchOnMountOrArgChange: true },
  );
  if (!data && error !== undefined) {
    return (
      <ErrorState
        level={2}
        title="The judges’ comments cannot be shown right now"
        message={messageOfApiError(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data || data.publishedAt === null) return null;
  const { rounds, certificate } = data;
  if (rounds.length === 0 && !certificate) return null;
  return (
    <Part id="entry-report" title="The judges’ comments" state="After the results" isOpen={false}>
      {rounds.map((heard) => (
        <Round key={heard.round} heard={heard} />
      ))}
      {certificate && (
        <Toggle words="See your certificate">
          {() => (
            <div data-wide>
              <Certificate {...{ entry, certificate }} />
            </div>
          )}
        </Toggle>
      )}
    </Part>
  );
}

function Round({ heard: { round, total, words } }: { readonly heard: EntryReport['rounds'][number] }) {
  return (
    <Heard data-wide>
      <h3>
        {roundNames[round]}: {formatTotal(total)}
      </h3>
      {words.length === 0 && <Text muted>The judges left no comments for this round.</Text>}
      {words.map((said) => (
        <blockquote key={said}>{said}</blockquote>
      ))}
    </Heard>
  );
}

const Heard = styled.div`
  h3 {
    ${type.subtitle}
    font-size: ${size.lead};
    ${type.numeric}
  }
  blockquote {
    margin: ${space.s3} 0 0;
    padding-left: ${space.s4};
    border-left: ${line.bar} solid ${color.accent};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
