import styled from 'styled-components';
import { Link } from '@school/shared';
import { FactList, History } from '@school/shared/staff/detail';
import { LoadFailed } from '@school/shared/staff/ui';
import {
  DateText,
  EmptyState,
  Loading,
  SkeletonText,
  Subtitle,
  Table,
  Title,
  type Column,
} from '@school/shared/ui';
import { describeWritten } from '../../kit/correspondence/describeWritten';
import { EmailLink } from '../../kit/ui/EmailLink';
import { useGetPersonQuery, type Person, type PersonRecord } from './api';
import { PersonData } from './PersonData';
import { recordName, recordPath, recordState } from './records';

const columns: readonly Column<PersonRecord>[] = [
  {
    id: 'what',
    head: 'What',
    bare: true,
    cell: (record) => {
      const path = recordPath(record);
      const words = recordName(record);
      return path ? <Link to={path}>{words}</Link> : words;
    },
  },
  { id: 'name', head: 'Name', cell: ({ name }) => name },
  { id: 'state', head: 'State', cell: recordState },
  {
    id: 'at',
    head: 'When',
    cell: ({ at }) => (
      <Day>
        <DateText value={at} />
      </Day>
    ),
  },
];

/** All records of one address, the newest first, with links. */
export function Person({ email }: { readonly email: string }) {
  const {
    currentData: person,
    error,
    isFetching,
    refetch,
  } = useGetPersonQuery({ email }, { refetchOnMountOrArgChange: true });
  if (error)
    return (
      <LoadFailed title="This person could not be loaded" result={{ error, isFetching, refetch }} level={2} />
    );
  if (!person)
    return (
      <Loading label="Loading the person">
        <SkeletonText lines={10} />
      </Loading>
    );
  const [name = email, ...others] = person.names;
  return (
    <>
      <Title as="h2" size={3}>
        {name}
      </Title>
      <FactList
        facts={[
          ['Email', <EmailLink key="mail" email={person.email} />],
          ['Phone', person.phones.join(', ')],
          ['Other names', others.join(', ')],
          ['Records', person.records.length],
        ]}
      />
      {person.records.length === 0 ? (
        <EmptyState title="No records for this address" level={3}>
          It may be spelled differently. Search for the name.
        </EmptyState>
      ) : (
        <Table
          caption={`All records of ${name}`}
          columns={columns}
          rows={person.records}
          rowKey={({ list, id, name: as }) => `${list}/${id}/${as}`}
          dense
        />
      )}
      <PersonWritten person={person} />
      <PersonData email={person.email} onErased={() => void refetch()} />
    </>
  );
}

const Day = styled.span`
  white-space: nowrap;
`;

/** Notes and answers of staff about one person, from all lists. */
function PersonWritten({ person: { records, written } }: { readonly person: Person }) {
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="person-written">
      <Subtitle id="person-written" as="h3">
        Notes and answers
      </Subtitle>
      <History
        entries={written.map((entry, nth) => {
          const record = records.find(({ id }) => id === entry.about);
          const path = record && recordPath(record);
          const words = record && recordName(record);
          return {
            key: String(nth),
            what: (
              <>
                {describeWritten(entry)}
                {words && <span>{', about '}</span>}
                {path ? <Link to={path}>{words}</Link> : words}
              </>
            ),
            at: entry.at,
            by: entry.by,
            note: entry.text,
          };
        })}
      />
    </section>
  );
}
