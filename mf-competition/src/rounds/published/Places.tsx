import { NothingYet } from './NothingYet';
import { Place } from './Place';
import type { Shown } from './shown';
import { PublishedList } from './PublishedList';

/** The places of every band, or a note that they are not published yet. */
export function Places({ publication }: Shown) {
  if (publication.publishedAt) {
    return <PublishedList title="The places" publication={publication} mark={Place} />;
  }
  return (
    <NothingYet
      title="No results have been published yet"
      what="The places of every band follow the final."
      stage="results"
    />
  );
}
