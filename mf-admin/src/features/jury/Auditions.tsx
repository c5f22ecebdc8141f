import { useRef, useEffect } from 'react';
import styled from 'styled-components';
import { Loaded } from '@school/shared/staff/forms';
import { NARROW } from '@school/shared/staff/page';
import { color, media, space } from '@school/shared/theme';
import { Text } from '@school/shared/ui';
import { useLeaveGuard } from '../../kit/offline/useLeaveGuard';
import { useOnline } from '../../kit/offline/useOnline';
import { useListJuryEntriesQuery } from '../../kit/competition/api';
import type { OwnJuror } from './api';
import { EntryPanel } from './parts/EntryPanel';
import { EntryRows } from './parts/EntryRows';
import { JurorName } from './parts/JurorName';
import { JuryNotices } from './parts/JuryNotices';
import { RoundChoice } from '../../kit/competition/RoundChoice';
import { useScores } from './queue/useScores';
import { useJuryAddress } from './address/useJuryAddress';

interface Props {
  readonly judge: string;
  /** Undefined until the API responds. */
  readonly juror: OwnJuror | undefined;
}

/** The entries of a round in the order of their auditions, and the open one. */
export function Auditions({ judge, juror }: Props) {
  const { round, entryId, choose } = useJuryAddress();
  const scores = useScores(judge);
  const isOnline = useOnline();
  const result = useListJuryEntriesQuery({ round });
  const waiting = scores.all.filter(({ state }) => state === 'waiting').length;
  useLeaveGuard(waiting > 0 || !isOnline);

  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entryId) panel.current?.focus();
  }, [entryId]);

  return (
    <Layout>
      <Notices>
        <JurorName juror={juror} />
        <JuryNotices scores={scores} waiting={waiting} isOnline={isOnline} />
      </Notices>
      <Side data-behind={entryId !== ''}>
        <RoundChoice round={round} onChoose={(next) => choose({ round: next })} />
        <Loaded what="entries" result={result} height={360}>
          {(entries) => <EntryRows {...{ round, entries, entryId, scores }} />}
        </Loaded>
      </Side>
      <Main ref={panel} tabIndex={-1} data-behind={entryId === ''}>
        {result.data && entryId ? (
          <EntryPanel
            key={`${round} ${entryId}`}
            {...{ round, entryId, scores, juror }}
            entries={result.data}
          />
        ) : (
          <Text muted>Choose an entry to score it. The others follow in order.</Text>
        )}
      </Main>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(320px, 2fr) minmax(0, 5fr);
  align-items: start;
  max-width: 1320px;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Beside the open entry. */
const Notices = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space.s3};
  &:not(:empty) {
    padding: ${space.s4} ${space.s4} 0;
  }
`;

/** A phone shows either the list or the entry. */
const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  padding: ${space.s5} ${space.s4} ${space.s6} ${space.s5};
  ${NARROW} {
    padding: ${space.s4};
  }
  ${media.phone} {
    &[data-behind='true'] {
      display: none;
    }
  }
`;

const Main = styled.div`
  min-height: calc(100vh - 68px);
  padding: ${space.s5} ${space.s6} ${space.s8};
  border-left: 1px solid ${color.rule};
  outline: 0;
  ${NARROW} {
    padding: ${space.s4};
  }
  ${media.phone} {
    border: 0;
    &[data-behind='true'] {
      display: none;
    }
  }
`;
