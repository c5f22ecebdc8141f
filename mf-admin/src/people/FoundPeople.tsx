import { messageOfApiError } from '@school/shared/api';
import { EmptyState, ErrorState, Loading, SkeletonText, Table, type Column } from '@school/shared/ui';
import { useFindPeopleQuery, type FoundPerson } from './api';
import { LETTERS_MIN } from './letters';
import { PersonLink } from './PersonLink';

const columns: readonly Column<FoundPerson>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name },
  { id: 'email', head: 'E-mail', cell: ({ email }) => <PersonLink email={email} /> },
  { id: 'records', head: 'Records', align: 'end', cell: ({ records }) => records },
];

/** Who fits what was searched for, ten at most. */
export function FoundPeople({ search }: { readonly search: string }) {
  const {
    currentData: people,
    error,
    isFetching,
    refetch,
  } = useFindPeopleQuery({ search }, { skip: search.length < LETTERS_MIN });
  if (search.length < LETTERS_MIN) return <p role="status">Two letters are needed at least.</p>;
  if (error)
    return (
      <ErrorState
        title="The people could not be searched"
        message={messageOfApiError(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
        level={2}
      />
    );
  if (!people)
    return (
      <Loading label="Searching the people">
        <SkeletonText lines={6} />
      </Loading>
    );
  if (people.length === 0)
    return (
      <div role="status">
        <EmptyState title="Nobody fits this" level={2}>
          Try a part of the name, of the address or of the phone number.
        </EmptyState>
      </div>
    );
  return (
    <Table caption="People who fit" columns={columns} rows={people} rowKey={({ email }) => email} dense />
  );
}
