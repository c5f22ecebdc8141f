import { NothingYet } from './NothingYet';
import type { Shown } from './shown';
import { PublishedList } from './PublishedList';

/** The finalists, or a note that they are not published yet. */
export function Finalists({ publication }: Shown) {
  if (publication.publishedAt) {
    return <PublishedList title="The finalists" publication={publication} mark={(_, index) => index + 1} />;
  }
  return (
    <NothingYet
      title="No finalists have been published yet"
      what="The judges name the finalists in the week after round 2."
      stage="round3update"
    />
  );
}
