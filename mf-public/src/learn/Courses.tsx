import { measure, space } from '@school/shared/theme';
import { Button, EmptyState, Section, SplitHead, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { allInstruments, instrumentCount } from '../content/counts';
import { courses } from '../content/offers';
import { CourseList } from './CourseList';
import { FilterBar } from './FilterBar';
import { offers } from './filters';
import { useFilters } from './useFilters';

export function Courses() {
  const { filters, set, clear } = useFilters();
  const offered = courses.filter(({ offer }) => offers(offer, filters));
  return (
    <Section id="instruments" aria-labelledby="instruments-title">
      <SplitHead
        id="instruments-title"
        title={allInstruments}
        lead="Use the filters to find a course. Each instrument’s page tells you what you learn, how it is examined and where it leads."
      />
      <FilterBar filters={filters} onChange={set} />
      <Row>
        <p role="status">
          {offered.length === courses.length
            ? `All ${instrumentCount} instruments`
            : `${offered.length} of ${courses.length} instruments`}
        </p>
        {Object.keys(filters).length > 0 && <TextLink onClick={clear}>Clear all filters</TextLink>}
      </Row>
      <CourseList shown={offered.map(({ id }) => id)} filters={filters} />
      {offered.length === 0 && (
        <EmptyState
          title="No instrument matches these filters"
          action={
            <Button to="/learn#instruments" tone="ink" size="s">
              Show all {instrumentCount}
            </Button>
          }
        >
          Remove a filter, or write to us: we can often find a teacher for lessons that are not on the
          timetable.
        </EmptyState>
      )}
    </Section>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s6};
  min-height: ${measure.target};
  margin-block: ${space.s5} ${space.s3};
  > p {
    font-weight: 700;
  }
`;
