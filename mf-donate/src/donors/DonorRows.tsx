import { messageOfApiError } from '@school/shared/api';
import type { DonationProject } from '@school/shared/projects';
import { ErrorState } from '@school/shared/ui';
import { Donor } from './Donor';
import { useDonors } from './useDonors';

interface Props {
  readonly project: DonationProject;
  readonly page: number;
}

/** The rows of one page of the wall. */
export function DonorRows({ project, page }: Props) {
  const { data, error, isFetching, refetch } = useDonors(project, page);
  if (error && !data) {
    return (
      <li>
        <ErrorState
          title="The names cannot be shown right now"
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </li>
    );
  }
  return data?.rows.map((row, at) => <Donor key={`${row.givenAt} ${at}`} {...row} />);
}
