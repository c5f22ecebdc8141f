import { Part, PartTitle } from '@school/shared/staff/page';
import { Cluster, Text, TextLink } from '@school/shared/ui';
import { pagesOfGroup } from '../../app/area/area';

/** Links to donations and submitted forms, to people, and to the audit log. */
export function DeskLinks() {
  return (
    <Part aria-labelledby="desk">
      <PartTitle id="desk">Donations and people</PartTitle>
      <Text size="small" muted>
        Donations and refunds, enquiries, all records of a person, the audit log, and people with access.
      </Text>
      <Cluster gap="s5">
        {pagesOfGroup('desk').map(({ to, title }) => (
          <TextLink key={to} to={to}>
            {title}
          </TextLink>
        ))}
      </Cluster>
    </Part>
  );
}
