import type { Place } from './place';
import type { Answers } from './placeIndex';
import type { Concept } from './question';

/** A part of a question, with the places that answer it. */
export interface Answered {
  readonly concept: Concept;
  readonly answers: Answers;
}

/** A place that was found. */
export interface Ranked {
  readonly place: Place;
  readonly score: number;
  /** Whether it has all that was asked. */
  readonly isWhole: boolean;
  /** The terms that were found there. */
  readonly terms: ReadonlySet<string>;
}

/** A place with only a part of what was asked is left out if it scores so much less than the best. */
const LEAST_SHARE = 0.15;

/** The places that answer some of the parts of a question, the best first. */
export function rank(places: readonly Place[], parts: readonly Answered[]): Ranked[] {
  const ranked = places
    .flatMap((place, id) =>
      parts.some(({ answers }) => answers.has(id)) ? [rankPlace(place, id, parts, places.length)] : [],
    )
    .sort((one, other) => other.score - one.score);
  const least = (ranked[0]?.score ?? 0) * LEAST_SHARE;
  return ranked.filter(({ score, isWhole }) => isWhole || score >= least);
}

function rankPlace(place: Place, id: number, parts: readonly Answered[], count: number): Ranked {
  const found = parts.flatMap(({ answers }) => {
    const answer = answers.get(id);
    return answer ? { ...answer, rarity: Math.log(1 + count / answers.size) } : [];
  });
  const sum = found.reduce((total, { score, rarity }) => total + score * rarity, 0);
  return {
    place,
    score: sum * (found.length / parts.length) ** 2 * weightOf(place, parts, found),
    isWhole: found.length === parts.length,
    terms: new Set(found.flatMap(({ terms }) => terms)),
  };
}

/** How much a place counts by itself, and for what is asked on the whole. */
function weightOf(place: Place, parts: readonly Answered[], found: readonly { headed: boolean }[]): number {
  const { page, text, top, topic, pageNames, isBelow, likeIt } = place;
  const onTopic = parts.filter(({ concept }) =>
    waysOf(concept).some((way) => way.every((term) => topic.has(term))),
  );
  const isNamed = parts.some(({ concept }) =>
    waysOf(concept)
      .flat()
      .some((term) => pageNames.has(term)),
  );
  const isHeaded = found.length === parts.length && found.every(({ headed }) => headed);
  // A question of several parts asks for more than a page on the whole.
  const topWeight = parts.length > 1 ? 0.9 : isBelow ? 1.05 : 1.3;
  return (
    (1 + onTopic.length / parts.length) *
    (isHeaded ? 1.3 : 1) *
    (top ? topWeight : 1) *
    // A heading that many pages have says little about each of them, unless it is the page that is asked for.
    (top || isNamed ? 1 : 1 / Math.sqrt(likeIt)) *
    // A heading over nothing but other headings.
    (text ? 1 : 0.4) *
    // The home page only leads to what others say.
    (page.path === '/' ? 0.8 : 1)
  );
}

const waysOf = ({ own, headings }: Concept) => [...own, ...headings];
