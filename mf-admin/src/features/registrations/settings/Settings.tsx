import styled from 'styled-components';
import { space } from '@school/shared/theme';
import { besideRecord } from '../../../kit/detail/besideRecord';
import { Loaded } from '../../../kit/forms/Loaded';
import { NARROW } from '../../../kit/page/narrow';
import { useGetCompetitionSettingsQuery } from '../api';
import { EntriesPart } from './EntriesPart';
import { JurorsPart } from './JurorsPart';
import { JuryPart } from './JuryPart';
import { settingsRecord } from './settingsRecord';

/** What staff set for the whole competition. */
export function Settings() {
  const result = useGetCompetitionSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const Beside = besideRecord();
  return (
    <Loaded what="settings" result={result} height={560}>
      {(settings) => (
        <>
          {Beside && (
            <Above>
              <Beside record={settingsRecord} what="page of settings" refetch={result.refetch} />
            </Above>
          )}
          <EntriesPart settings={settings} />
          <JuryPart settings={settings} />
          <JurorsPart />
        </>
      )}
    </Loaded>
  );
}

const Above = styled.div`
  padding: ${space.s4} ${space.s6} 0;
  /* The first part has room above it. */
  margin-bottom: calc(-1 * ${space.s5});
  ${NARROW} {
    padding-inline: ${space.s4};
  }
`;
