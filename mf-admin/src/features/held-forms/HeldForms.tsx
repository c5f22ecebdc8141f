import styled from 'styled-components';
import { messageOfApiError } from '@school/shared/api';
import { space } from '@school/shared/theme';
import { Part } from '../../kit/page/Part';
import { EmptyState, ErrorState, Loading, Skeleton, Text } from '@school/shared/ui';
import { HeldForm } from './HeldForm';
import { useListHeldFormsQuery } from './api';

/** Forms that look as if a program had filled them in, until staff release or discard them. */
export function HeldForms() {
  const { data, error, isFetching, refetch } = useListHeldFormsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data && data.rows.length === 0)
    return (
      <Part aria-label="Held forms">
        <EmptyState level={2} title="No form is held">
          A form that comes with its hidden field filled in waits here. Programs fill it in, and seldom a
          browser.
        </EmptyState>
      </Part>
    );
  if (data)
    return (
      <Part aria-label="Held forms">
        <Text size="small" muted>
          These came with the hidden field filled in, which programs do, and seldom a browser. Nobody has been
          written to. Release what a person sent: it is stored and answered as usual. What nobody decides on
          goes after 60 days.
        </Text>
        <Forms>
          {data.rows.map((form) => (
            <HeldForm key={form.id} form={form} />
          ))}
        </Forms>
        {(data.more || data.total > data.rows.length) && (
          <Text muted>These are the oldest. The others follow once these are decided.</Text>
        )}
      </Part>
    );
  if (error)
    return (
      <ErrorState
        title="The held forms could not be loaded"
        message={messageOfApiError(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Loading label="Loading the held forms">
      <Skeleton height={240} />
    </Loading>
  );
}

const Forms = styled.ul`
  display: grid;
  gap: ${space.s5};
`;
