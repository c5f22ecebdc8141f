import { Part, PartTitle } from '@school/shared/staff/page';
import { Cluster, Text, TextLink } from '@school/shared/ui';
import { pagesOfGroup } from '../../app/area/area';

interface Props {
  readonly group: Parameters<typeof pagesOfGroup>[0];
  readonly title: string;
  /** What the pages are for. */
  readonly about: string;
}

/** Links to the pages of a group. */
export function GroupLinks({ group, title, about }: Props) {
  return (
    <Part aria-labelledby={group}>
      <PartTitle id={group}>{title}</PartTitle>
      <Text size="small" muted>
        {about}
      </Text>
      <Cluster gap="s5">
        {pagesOfGroup(group).map(({ to, title: name }) => (
          <TextLink key={to} to={to}>
            {name}
          </TextLink>
        ))}
      </Cluster>
    </Part>
  );
}
