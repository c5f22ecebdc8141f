import { Cluster, Text, TextLink } from '@school/shared/ui';
import { deskPages } from '../frame/deskPages';
import { Part, PartTitle } from '../frame/AdminFrame';

/** The way to what people have sent, to one person, and to what was changed. */
export function DeskLinks() {
  return (
    <Part aria-labelledby="desk">
      <PartTitle id="desk">People and what they write</PartTitle>
      <Text size="small" muted>
        Enquiries to answer, everything about one person, and who of the staff changed what.
      </Text>
      <Cluster gap="s5">
        {Object.values(deskPages).map(({ to, title }) => (
          <TextLink key={to} to={to}>
            {title}
          </TextLink>
        ))}
      </Cluster>
    </Part>
  );
}
