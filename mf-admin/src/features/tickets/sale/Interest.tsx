import { Text } from '@school/shared/ui';
import { onlyPeriod } from '../../../kit/list/periodAddress';
import { PeriodBar } from '../../../kit/list/PeriodBar';
import { ExportButton } from '../../../kit/list/TakeFileButton';
import { useListAddress } from '../../../kit/list/useListAddress';
import { Part, PartTitle } from '../../../kit/page/Part';

/** Who asked on the page of the event to hear of it: their addresses, to write to. */
export function Interest() {
  const address = useListAddress(onlyPeriod);
  return (
    <Part aria-labelledby="interest">
      <PartTitle id="interest">Who wants to hear of the evening</PartTitle>
      <Text muted>
        Names and addresses of those who were not sure yet, each once. They were promised a word when there is
        news. A period has those who left their address for the first time in it.
      </Text>
      <PeriodBar address={address}>
        <ExportButton what="addresses" path="/staff/ticket-interests/export" address={address} />
      </PeriodBar>
    </Part>
  );
}
