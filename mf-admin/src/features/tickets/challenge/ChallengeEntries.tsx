import { TextLink } from '@school/shared/ui';
import { List } from '../../../kit/list/List';
import { useListAddress } from '../../../kit/list/useListAddress';
import { useChangeChallengeSheetsStatusMutation, useListChallengeSheetsQuery } from '../api';
import { ChallengeDrawer } from './ChallengeDrawer';
import { bulkStatus } from '../../../kit/status/bulkStatus';
import { columns, filters, terms } from './entryList';
import { statusLabels } from './labels';

type Sort = NonNullable<Exclude<Parameters<typeof useListChallengeSheetsQuery>[0], symbol>['sort']>;

/** Who has entered the Music Art Challenge. */
export function ChallengeEntries() {
  const address = useListAddress(terms);
  const { search, filters: set, sort, order, page, open } = address.asked;
  const result = useListChallengeSheetsQuery(
    { ...(search && { search }), ...set, sort: sort as Sort, order, page },
    { refetchOnMountOrArgChange: true },
  );
  const [change] = useChangeChallengeSheetsStatusMutation();
  return (
    <>
      <List
        what="entries"
        {...{ address, result, columns, filters }}
        searchHint="Artist, place, piece or reference"
        rowKey={({ id }) => id}
        bulk={bulkStatus(statusLabels, (wish) => change({ challengeSheetsStatusChange: wish }).unwrap())}
        exportPath="/staff/challenge-entries/export"
        nothingYet={{
          title: 'Nobody has entered the challenge',
          children: 'Anyone who sends a sheet on the page of the challenge stands here at once.',
          action: <TextLink to="/music-art-challenge">See the challenge as visitors do</TextLink>,
        }}
      />
      <ChallengeDrawer id={open} onClose={address.close} />
    </>
  );
}
