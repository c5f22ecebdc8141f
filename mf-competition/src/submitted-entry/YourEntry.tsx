import { codeOfApiError, messageOfApiError, StoreProvider } from '@school/shared/api';
import { ErrorState, Loading, Section, Skeleton, Text } from '@school/shared/ui';
import { useGetCompetitionEntryQuery } from '../api';
import { PageHead } from '../head/PageHead';
import { EntryOverview } from './EntryOverview';
import { LostLink } from './LostLink';

interface Props {
  readonly entryKey: string;
  readonly forget: () => void;
}

/** A submitted entry, by its private link. */
export function YourEntry(props: Props) {
  return (
    <StoreProvider>
      <Entry {...props} />
    </StoreProvider>
  );
}

const fresh = { refetchOnMountOrArgChange: true, refetchOnReconnect: true, refetchOnFocus: true };

function Entry({ entryKey, forget }: Props) {
  const { data, error, isFetching, refetch } = useGetCompetitionEntryQuery({ 'entry-key': entryKey }, fresh);
  const code = codeOfApiError(error);
  if (code === 'not_found' || code === 'validation_failed') {
    return (
      <>
        <PageHead
          title="No entry at this link"
          crumb="Your entry"
          lead="Please open the link in our newest email, or ask us to send it again."
        />
        <Section aria-label="Lost the link?">
          <LostLink />
        </Section>
      </>
    );
  }
  if (data) return <EntryOverview {...{ entryKey, forget }} entry={data} refetch={refetch} />;
  return (
    <>
      <PageHead title="Your entry" lead="Its state, and what is still missing." />
      <Section aria-label="Your entry">
        {error === undefined ? (
          <Loading label="Looking for your entry">
            <Skeleton height="420px" />
          </Loading>
        ) : (
          <>
            <ErrorState
              level={2}
              title="Your entry cannot be shown right now"
              message={messageOfApiError(error)}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
            <Text muted>Nothing is lost: we have your entry.</Text>
          </>
        )}
      </Section>
    </>
  );
}
