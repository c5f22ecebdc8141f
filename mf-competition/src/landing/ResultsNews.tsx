import { media, space } from '@school/shared/theme';
import { DateText, Display, EmptyState, Section, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { competitionFacts } from '@school/shared/competition';
import { useContent } from '@school/shared/content/use';
import type { Shown } from '../rounds/published/shown';

/** Says whether results are published, and links to them. */
export function ResultsNews({ publication: { publishedAt } }: Shown) {
  const { resultsOn } = useContent(competitionFacts);
  return (
    <Section id="results" aria-labelledby="results-title">
      <Halves>
        <Display id="results-title">Results</Display>
        {publishedAt ? (
          <EmptyState
            title="The results are out"
            action={<TextLink to="/music-competition/results">See the places of every band</TextLink>}
          >
            The judges published them on <DateText value={publishedAt} />.
          </EmptyState>
        ) : (
          <EmptyState
            title="After the final"
            action={<TextLink to="/music-competition/results">When and how results are published</TextLink>}
          >
            The judges read out the places in the hall first. We plan to publish them here on{' '}
            <DateText value={resultsOn} />.
          </EmptyState>
        )}
      </Halves>
    </Section>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.s8} ${space.split};
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
