import { messageOfApiError } from '@school/shared/api';
import { formatDate } from '@school/shared/format';
import { space } from '@school/shared/theme';
import {
  Button,
  Cluster,
  ErrorState,
  Grid,
  Loading,
  Notice,
  Skeleton,
  Text,
  TextLink,
  keepPlace,
} from '@school/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useCheckInvitationMutation, type SaleName } from '../api';
import { stepPath } from '../purchase/paths';
import { SaleClosed } from '../event/SaleClosed';
import { Ticket } from '../event/Ticket';
import { countOf } from '../purchase/counts';
import { usePurchase } from '../purchase/usePurchase';
import { useSale } from '../sale/SaleProvider';

interface Props {
  readonly sale: SaleName;
  readonly code: string;
  readonly onOther: () => void;
}

/** The ticket types of a code, each with its stock and price. */
export function InvitedTickets({ sale: name, code, onOther }: Props) {
  const sale = useSale();
  const { purchase } = usePurchase(name);
  const [check, { data: invitation, error, isLoading }] = useCheckInvitationMutation();
  // The token of the hold, so that the tickets held with the code count as one's own.
  const own = purchase.holdToken === undefined ? {} : { 'hold-token': purchase.holdToken };
  const ask = () => void check({ invitationCheck: { code }, ...own });
  const askFirst = useEffectEvent(ask);
  useEffect(() => askFirst(), []);

  if (error !== undefined) {
    return (
      <Box>
        <ErrorState
          level={3}
          title={`Your code ${code} cannot be used`}
          message={messageOfApiError(error)}
          busy={isLoading}
          onRetry={ask}
        />
        <TextLink ref={keepPlace} onClick={onOther}>
          Use another code
        </TextLink>
      </Box>
    );
  }
  if (!invitation) {
    return (
      <Loading label="Looking for your invitation">
        <Skeleton height="200px" />
      </Loading>
    );
  }
  const types = sale.types.filter(({ id }) => invitation.types.includes(id));
  const count = countOf(sale, purchase.counts);
  const tooMany = count > invitation.maxTickets;
  return (
    <Box>
      <Notice tone="success" title={invitation.name ? `Welcome, ${invitation.name}` : 'Welcome'} live>
        Your code opens up to {invitation.maxTickets} {invitation.maxTickets === 1 ? 'ticket' : 'tickets'}
        <span>{invitation.validUntil && `, until ${formatDate(invitation.validUntil)}`}</span>.
      </Notice>
      {sale.isOpen === false && <SaleClosed sale={sale} />}
      <Grid as="ul" columns={2} tablet={1} gap="s5">
        {types.map((type) => (
          <Ticket key={type.id} type={type} most={invitation.maxTickets} />
        ))}
      </Grid>
      {tooMany && <Text role="alert">Your code opens {invitation.maxTickets} at most: take some away.</Text>}
      <Cluster gap="s6">
        {count > 0 && !tooMany && sale.isOpen !== false && (
          <Button tone="gold" size="l" to={stepPath(name, 'seats')}>
            Buy {count} {count === 1 ? 'ticket' : 'tickets'}
          </Button>
        )}
        <TextLink ref={keepPlace} plain onClick={onOther}>
          Use another code
        </TextLink>
      </Cluster>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s6};
`;
