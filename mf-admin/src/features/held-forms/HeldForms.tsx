import styled from 'styled-components';
import { Loaded } from '@school/shared/staff/forms';
import {
  answered,
  isNarrowed,
  NothingFound,
  onlyPeriod,
  PeriodBar,
  useListAddress,
} from '@school/shared/staff/list';
import { Part } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import { EmptyState, Text } from '@school/shared/ui';
import { useListHeldFormsQuery } from './api';
import { HeldForm } from './HeldForm';

// No `defineStaffList`: a form is read whole and decided in place, without columns, search or a drawer.
/** Forms that were probably sent by a program, until staff release or discard them. */
export function HeldForms() {
  const address = useListAddress(onlyPeriod);
  const result = useListHeldFormsQuery(address.query.filters, { refetchOnMountOrArgChange: true });
  if (result.currentData?.total === 0 && !isNarrowed(address.query))
    return (
      <Part aria-label="Held forms">
        <EmptyState level={2} title="No held forms">
          Forms that look like spam (a hidden field was filled in) are held here until you decide.
        </EmptyState>
      </Part>
    );
  return (
    <Part aria-label="Held forms">
      <Text size="small" muted>
        These forms look like spam: a hidden field was filled in, which browsers rarely do. Nobody was
        notified. Release a form that a person sent; it is then stored and answered as usual. Undecided forms
        are deleted after 60 days.
      </Text>
      <PeriodBar address={address} />
      <Loaded what="held forms" result={answered(result)} height={240}>
        {({ rows, more, total }) =>
          rows.length === 0 ? (
            <NothingFound what="held forms" onClear={() => address.change({ filters: {} })} />
          ) : (
            <>
              <Forms>
                {rows.map((form) => (
                  <HeldForm key={form.id} form={form} />
                ))}
              </Forms>
              {(more || total > rows.length) && (
                <Text muted>These are the oldest. The others appear once these are decided.</Text>
              )}
            </>
          )
        }
      </Loaded>
    </Part>
  );
}

const Forms = styled.ul`
  display: grid;
  gap: ${space.s5};
`;
