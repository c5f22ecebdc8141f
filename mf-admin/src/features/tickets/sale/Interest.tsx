import { ExportButton, onlyPeriod, PeriodBar, useListAddress } from '@school/shared/staff/list';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Text } from '@school/shared/ui';

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
