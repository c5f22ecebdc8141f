import { fieldsOfEntry } from '@school/shared/competition/entry';
import { codeOfApiError, messageOfApiError } from '@school/shared/api';
import { Button, ErrorState, Text } from '@school/shared/ui';
import { useState } from 'react';
import { useGetCompetitionEntryQuery, type CompetitionEntryState } from '../api';
import { PanelBody } from '../panel/PanelBody';
import { PanelHead } from '../panel/PanelHead';
import { entryPath } from '../panel/paths';
import { EntryContext } from './flow/EntryContext';
import { LinkIsOver } from './LinkIsOver';
import { EntryLoading } from './EntryLoading';
import { useSendEntry } from './send/useSendEntry';
import { StepFrame } from './StepFrame';
import { StepsContext } from './flow/StepsContext';
import { useAuditionHold } from './hold/useAuditionHold';
import { useEntryUploads } from './form/useEntryUploads';
import { useEntryForm } from './form/useEntryForm';
import { useSteps } from './flow/useSteps';
import type { WizardProps } from './wizardProps';

type Props = Omit<WizardProps, 'change'> & { readonly change: string };

/** The form for a returned entry: the same steps, filled in, without time and fee. */
export function ChangedEntry(props: Props) {
  const { data, error, refetch } = useGetCompetitionEntryQuery(
    { 'entry-key': props.change },
    { refetchOnMountOrArgChange: true },
  );
  // The entry as it was returned. It changes with the resubmission, and the steps must stay until the page
  // is left.
  const [returned, setReturned] = useState<CompetitionEntryState>();
  if (data?.state === 'returned' && !returned) setReturned(data);
  if (returned) return <Changing key={returned.number} {...props} entry={returned} />;
  if (codeOfApiError(error) === 'not_found') {
    return <LinkIsOver title="This link is not valid" why="Please open the link in our newest email." />;
  }
  if (!data && error) {
    return (
      <>
        <PanelHead title="Your entry" />
        <PanelBody aria-label="Your entry">
          <ErrorState level={2} message={messageOfApiError(error)} onRetry={() => void refetch()} />
        </PanelBody>
      </>
    );
  }
  if (!data) return <EntryLoading />;
  return <NotReturned {...props} />;
}

function NotReturned({ change }: Pick<Props, 'change'>) {
  return (
    <>
      <PanelHead title="Nothing needs to be changed" />
      <PanelBody aria-label="Nothing needs to be changed">
        <Text>
          You can change an entry here only if the office has returned it. The page of your entry shows its
          state.
        </Text>
        <p>
          <Button tone="ink" to={entryPath(change)}>
            Open the entry
          </Button>
        </p>
      </PanelBody>
    </>
  );
}

function Changing({ change, step, isReviewed, entry }: Props & { readonly entry: CompetitionEntryState }) {
  const { isReady, ...school } = useEntryForm({
    draftKey: `competition-change-${entry.number}`,
    defaults: fieldsOfEntry(entry),
  });
  const uploads = useEntryUploads(school);
  const hold = useAuditionHold('');
  const send = useSendEntry({ school, draftKey: undefined, change, onEnd: () => undefined });
  const steps = useSteps({
    school,
    uploads,
    asked: step ?? 'review',
    fromReview: isReviewed,
    change,
    refuse: async () => undefined,
    onDone: () => undefined,
  });
  if (!isReady || send.hasEnded) return <EntryLoading />;
  return (
    <EntryContext value={{ school, uploads, hold, changed: entry, fee: send.fee }}>
      <StepsContext value={steps}>
        <StepFrame send={send} />
      </StepsContext>
    </EntryContext>
  );
}
