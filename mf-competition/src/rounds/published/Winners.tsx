import { Money, Text } from '@school/shared/ui';
import { prizes, type PrizeTexts } from '../../content/prizes';
import { NothingYet } from './NothingYet';
import { Place } from './Place';
import type { Shown } from './shown';
import { PublishedList } from './PublishedList';

const byPlace: readonly PrizeTexts['id'][] = ['first', 'second', 'third'];

/** The winners, or a note that they are not published yet. */
export function Winners({ publication }: Shown) {
  if (publication.publishedAt) {
    return (
      <PublishedList
        title="The winners"
        publication={publication}
        mark={Place}
        also={({ place }) => <Prize place={place} />}
      />
    );
  }
  return (
    <NothingYet
      title="No winners have been published yet"
      what="The winners follow when their prizes are handed over."
      stage="awards"
    />
  );
}

function Prize({ place }: { readonly place: number | null }) {
  const prize = prizes.find(({ id }) => place !== null && id === byPlace[place - 1]);
  if (!prize) return null;
  return (
    <Text>
      {prize.name}, <Money pesewas={prize.pesewas} />
    </Text>
  );
}
