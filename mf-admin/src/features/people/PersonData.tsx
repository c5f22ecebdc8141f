import { TakeFileButton } from '@school/shared/staff/list';
import { Cluster, Stack, Text, Title } from '@school/shared/ui';
import { useGetMeQuery } from '../../app/access/api';
import { ErasePerson } from './ErasePerson';
import { ErasureOf } from './Erasures';

interface Props {
  readonly email: string;
  readonly onErased: () => void;
}

/** Exports and erases the data of a person. Only admins see it; the API decides. */
export function PersonData({ email, onErased }: Props) {
  const { data: me } = useGetMeQuery();
  if (!me?.admin) return null;
  return (
    <section aria-labelledby="person-data">
      <Stack gap="s3">
        <Title as="h3" size={4} id="person-data">
          Data protection
        </Title>
        <Text>
          The archive contains every record, file and mail of this address, as readable text and JSON. Erasing
          keeps amounts, dates and references for the accounts, without personal data.
        </Text>
        <ErasureOf email={email} />
        <Cluster gap="s3">
          <ExportPerson email={email} />
          <ErasePerson email={email} onErased={onErased} />
        </Cluster>
      </Stack>
    </section>
  );
}

/** Exports all data of an address as an archive. */
const ExportPerson = ({ email }: { readonly email: string }) => (
  <TakeFileButton
    label="Export everything"
    failure="The archive could not be made."
    path="/staff/people/archive"
    body={{ email }}
  />
);
