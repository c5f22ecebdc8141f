import { Text } from '@school/shared/ui';
import { onlyPeriod } from '../../../kit/list/periodAddress';
import { PeriodBar } from '../../../kit/list/PeriodBar';
import { ExportButton } from '../../../kit/list/TakeFileButton';
import { useListAddress } from '../../../kit/list/useListAddress';
import { Part, PartTitle } from '../../../kit/page/Part';

/** Exports the addresses of people who asked to be told about the event. */
export function Interest() {
  const address = useListAddress(onlyPeriod);
  return (
    <Part aria-labelledby="interest">
      <PartTitle id="interest">Interested people</PartTitle>
      <Text muted>
        Names and email addresses of people who asked to be told when there is news. A period contains those
        who first left their address in it.
      </Text>
      <PeriodBar address={address}>
        <ExportButton what="addresses" path="/staff/ticket-interests/export" address={address} />
      </PeriodBar>
    </Part>
  );
}
