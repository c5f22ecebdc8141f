import { messageOfApiError, StoreProvider } from '@school/shared/api';
import { Button, Cluster, Notice, TextLink } from '@school/shared/ui';
import { useLeaveWaitingListMutation } from '../api';
import { ticketsPath } from '../purchase/paths';
import { PanelFrame } from '../frame/PanelFrame';

interface Props {
  readonly token: string;
}

/** Leaves the waiting list after confirmation, because mail programs open links on their own. */
export function LeaveWaitingList(props: Props) {
  return (
    <StoreProvider>
      <Leave {...props} />
    </StoreProvider>
  );
}

function Leave({ token }: Props) {
  const [leave, { isSuccess, isLoading, error }] = useLeaveWaitingListMutation();
  if (isSuccess) {
    return (
      <PanelFrame title="You are off the list" lead="We will not write to you about these tickets again.">
        <p>
          <TextLink to={ticketsPath('public')}>See all tickets</TextLink>
        </p>
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title="Leave the waiting list?" lead="Your place goes to the next person.">
      {error !== undefined && (
        <Notice tone="error" title="That did not work" live>
          {messageOfApiError(error)}
        </Notice>
      )}
      <Cluster gap="s6">
        <Button
          tone="gold"
          busy={isLoading}
          busyLabel="One moment"
          onClick={() => void leave({ waitingListLeave: { token } })}
        >
          Leave the list
        </Button>
        <TextLink to="/mate-2025">Stay on the list</TextLink>
      </Cluster>
    </PanelFrame>
  );
}
