import type { Place } from './place';
import type { Answers } from './placeIndex';
import type { Concept } from './question';

/** A part of a query, with the places that match it. */
export interface Answered {
  readonly concept: Concept;
  readonly answers: Answers;
}

/** A result. */
export interface Ranked {
  readonly place: Place;
  readonly score: number;
  /** Whether it matches all parts of the query. */
  readonly isWhole: boolean;
  /** The terms that were found there. */
  readonly terms: ReadonlySet<string>;
}

/** A partial match is left out if its score is below this share of the best. */
const LEAST_SHARE = 0.15;

/** Returns the places that match parts of a query, best first. */
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

/** Returns the weight of a place by itself and for the query as a whole. */
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
  // A query of several parts asks for a section rather than a whole page.
  const topWeight = parts.length > 1 ? 0.9 : isBelow ? 1.05 : 1.3;
  return (
    (1 + onTopic.length / parts.length) *
    (isHeaded ? 1.3 : 1) *
    (top ? topWeight : 1) *
    // A heading that many pages have is not distinctive, unless its page is named.
    (top || isNamed ? 1 : 1 / Math.sqrt(likeIt)) *
    // A heading that is followed by other headings only.
    (text ? 1 : 0.4) *
    // The home page mostly links to other pages.
    (page.path === '/' ? 0.8 : 1)
  );
}

const waysOf = ({ own, headings }: Concept) => [...own, ...headings];
