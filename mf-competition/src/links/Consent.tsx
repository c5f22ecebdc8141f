import { codeOfApiError, messageOfApiError, StoreProvider } from '@school/shared/api';
import { readRefusal } from '@school/shared/form';
import { Button, Cluster, Loading, Notice, Skeleton, TextLink } from '@school/shared/ui';
import { useEffect, useState } from 'react';
import { useReadCompetitionConsentMutation } from '../api';
import { PanelBody } from '../panel/PanelBody';
import { PanelHead } from '../panel/PanelHead';
import { ConsentForm } from './ConsentForm';

interface Props {
  readonly token: string;
}

/** A guardian's consent, by the link in their mail. */
export function Consent(props: Props) {
  return (
    <StoreProvider>
      <Asked {...props} />
    </StoreProvider>
  );
}

const unknown = 'This link is not complete. Please open it again from the email, or copy all of it.';

function Asked({ token }: Props) {
  const [read, { data, error }] = useReadCompetitionConsentMutation();
  const [round, setRound] = useState(0);
  const [given, setGiven] = useState(false);
  useEffect(() => void read({ consentLink: { token } }), [read, token, round]);

  if (given) {
    return (
      <>
        <PanelHead
          title="Thank you"
          lead="You have agreed, and we have told the competitor. You need not do anything more."
        />
        <PanelBody aria-label="Thank you">
          <TextLink to="/music-competition">About the competition</TextLink>
        </PanelBody>
      </>
    );
  }
  if (data) {
    return <ConsentForm token={token} asked={data} onGiven={() => setGiven(true)} />;
  }
  if (error === undefined) {
    return (
      <>
        <PanelHead title="Do you agree?" />
        <PanelBody aria-label="Do you agree?">
          <Loading label="Loading the entry">
            <Skeleton height="320px" />
          </Loading>
        </PanelBody>
      </>
    );
  }
  const code = codeOfApiError(error);
  const isOver = code === 'conflict' || code === 'not_found' || code === 'validation_failed';
  const why = code === 'conflict' ? readRefusal(error)?.fields[0]?.message : undefined;
  return (
    <>
      <PanelHead title={isOver ? 'This link is no longer needed' : 'This cannot be opened right now'} />
      <PanelBody aria-label="The link">
        <Notice tone={code === 'conflict' ? 'info' : 'warning'} live>
          {isOver ? (why ?? unknown) : messageOfApiError(error)}
        </Notice>
        <Cluster gap="s6">
          {!isOver && (
            <Button tone="ink" onClick={() => setRound((count) => count + 1)}>
              Try again
            </Button>
          )}
          <TextLink to="/music-competition">About the competition</TextLink>
        </Cluster>
      </PanelBody>
    </>
  );
}
