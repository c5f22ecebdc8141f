import { Cluster } from '@school/shared/ui';
import { Part, PartTitle } from '../../../kit/page/Part';
import { Status } from '../../../kit/ui/Status';
import type { CompetitionSettings } from '../api';
import { SettingSwitch } from './SettingSwitch';

/** Whether the jury knows whom it hears. */
export function JuryPart({ settings: { isBlind } }: { readonly settings: CompetitionSettings }) {
  return (
    <Part aria-labelledby="jury-blind">
      <PartTitle id="jury-blind">Jury</PartTitle>
      <Status kind={isBlind ? 'done' : 'progress'}>
        {isBlind ? 'Listens blind: it knows numbers alone' : 'Knows the names of competitors'}
      </Status>
      <Cluster>
        <SettingSwitch
          change={{ isBlind: !isBlind }}
          label={isBlind ? 'Show names to the jury' : 'Let the jury listen blind'}
          title={isBlind ? 'Show names to the jury?' : 'Let the jury listen blind?'}
          says={
            isBlind
              ? 'Everybody on the jury sees the names at once.'
              : 'Everybody on the jury sees numbers in the place of names at once.'
          }
          done={isBlind ? 'The jury sees names.' : 'The jury sees numbers alone.'}
        />
      </Cluster>
    </Part>
  );
}
