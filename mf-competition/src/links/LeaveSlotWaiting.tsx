import { messageOfApiError, StoreProvider } from '@school/shared/api';
import { Button, Cluster, Notice, TextLink } from '@school/shared/ui';
import { useLeaveAuditionWaitingMutation } from '../api';
import { PanelBody } from '../panel/PanelBody';
import { PanelHead } from '../panel/PanelHead';
import { registerPath } from '../panel/paths';

interface Props {
  readonly token: string;
}

/** Leaves the waiting list after confirmation, because mail programs open links on their own. */
export function LeaveSlotWaiting(props: Props) {
  return (
    <StoreProvider>
      <Leave {...props} />
    </StoreProvider>
  );
}

function Leave({ token }: Props) {
  const [leave, { isSuccess, isLoading, error }] = useLeaveAuditionWaitingMutation();
  if (isSuccess) {
    return (
      <>
        <PanelHead title="You are off the list" lead="We will not write to you about audition times again." />
        <PanelBody aria-label="You are off the list">
          <TextLink to={registerPath}>How to enter</TextLink>
        </PanelBody>
      </>
    );
  }
  return (
    <>
      <PanelHead title="Leave the waiting list?" lead="Your place goes to the next person." />
      <PanelBody aria-label="Leave the waiting list?">
        {error !== undefined && (
          <Notice tone="error" title="That did not work" live>
            {messageOfApiError(error)}
          </Notice>
        )}
        <Cluster gap="s6">
          <Button
            tone="ink"
            busy={isLoading}
            busyLabel="One moment"
            onClick={() => void leave({ auditionWaitingLeave: { token } })}
          >
            Leave the list
          </Button>
          <TextLink to={registerPath}>Stay on the list</TextLink>
        </Cluster>
      </PanelBody>
    </>
  );
}
