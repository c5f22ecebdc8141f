import { Loaded } from '@school/shared/staff/forms';
import { Part } from '@school/shared/staff/page';
import { Text } from '@school/shared/ui';
import { useListPublicationsQuery } from '../api';
import { RegistrationsFrame } from '../RegistrationsFrame';
import { PublicationPart } from './PublicationPart';

/** All kinds of publications of the competition. */
function Publications() {
  const result = useListPublicationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Part aria-label="How publishing works">
        <Text size="small" muted>
          A publication is a copy of its preview. Competitors learn of a decision when it is published. Later
          changes appear once you publish again. Competitors under 18 are named by first name and initial.
        </Text>
      </Part>
      <Loaded what="publications" result={result} height={900}>
        {(publications) =>
          publications.map((publication) => (
            <PublicationPart key={publication.kind} publication={publication} />
          ))
        }
      </Loaded>
    </>
  );
}

export function PublicationsPage() {
  return (
    <RegistrationsFrame page="publications">
      <Publications />
    </RegistrationsFrame>
  );
}
