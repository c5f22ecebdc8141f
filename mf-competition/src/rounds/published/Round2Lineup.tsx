import { NothingYet } from './NothingYet';
import type { Shown } from './shown';
import { PublishedList } from './PublishedList';

/** The line-up of round 2, or a note that it is not published yet. */
export function Round2Lineup({ publication }: Shown) {
  if (publication.publishedAt) {
    return <PublishedList title="In round 2" publication={publication} mark={(_, index) => index + 1} />;
  }
  return (
    <NothingYet
      title="No line-up has been published yet"
      what="The line-up of round 2 follows the two audition days."
      stage="lineup"
    />
  );
}
