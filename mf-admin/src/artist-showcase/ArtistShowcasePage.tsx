import { TextLink } from '@school/shared/ui';
import { EmptyArea } from '../access/EmptyArea';

export function ArtistShowcasePage() {
  return (
    <EmptyArea
      title="Artist showcase"
      none="No engagement has been entered"
      action={<TextLink to="/about">See the performers on the public site</TextLink>}
    >
      <p>
        This is the place of the school’s performers, called pros, and of their engagements: who plays where
        and when. The six performers whom visitors see stand on the page about the school.
      </p>
    </EmptyArea>
  );
}
