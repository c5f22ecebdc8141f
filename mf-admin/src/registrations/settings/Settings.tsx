import { Loaded } from '../../forms/Loaded';
import { useGetCompetitionSettingsQuery } from '../api';
import { EntriesPart } from './EntriesPart';
import { JuryPart } from './JuryPart';

/** What staff set for the whole competition. */
export function Settings() {
  const result = useGetCompetitionSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="settings" result={result} height={560}>
      {(settings) => (
        <>
          <EntriesPart settings={settings} />
          <JuryPart settings={settings} />
        </>
      )}
    </Loaded>
  );
}
