import { Link } from '@school/shared';
import { color, line, media, space } from '@school/shared/theme';
import { Button, Cluster, Facts, Lead, Section, Stack, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { factsOf } from '../content/courseFacts';
import { facetNames, facets } from '../content/options';
import { hasPiece } from '../content/pieces';
import { Listen } from '../parts/Listen';
import { useFeeFrom } from '../parts/useFeeFrom';
import { labelsOf } from './Tags';
import { useCourse } from './useCourse';
import { useInstrument } from './useInstrument';

export function CourseTerms() {
  const feeFrom = useFeeFrom();
  const { id, description } = useInstrument();
  const { offer } = useCourse();
  return (
    <Section aria-label="The course">
      <Columns>
        <Stack gap="s8">
          <Lead>{description}</Lead>
          <Cluster gap="s6">
            <Button to="#trial">Book a free trial lesson</Button>
            <TextLink to="#register">Register</TextLink>
            <TextLink to="#fees">Ask for the fee</TextLink>
          </Cluster>
          {hasPiece(id) && <Listen to={id} />}
        </Stack>
        <dl>
          {facetNames.map((facet) => (
            <div key={facet}>
              <dt>{facets[facet].label}</dt>
              <dd>{labelsOf(facet, offer[facet]).join(' · ')}</dd>
            </div>
          ))}
          <div>
            <dt>Fee</dt>
            <dd>
              {feeFrom(offer.class_type.includes('group') ? 'group' : 'private', ...offer.programme)}. Need
              help? <Link to="/bursaries">See bursaries</Link>
            </dd>
          </div>
          <div>
            <dt>Curriculum</dt>
            <dd>International graded standard</dd>
          </div>
        </dl>
      </Columns>
      <Facts items={factsOf('in the course', offer.level)} />
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.s10} ${space.split};
  align-items: start;
  margin-bottom: ${space.s16};
  dl > div {
    display: grid;
    grid-template-columns: 9em minmax(0, 1fr);
    gap: 0 ${space.s4};
    padding-block: 11px 10px;
    border-top: ${line.list} solid ${color.rule};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    font-weight: 600;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    margin-bottom: ${space.s8};
    gap: ${space.s6};
    dl > div {
      grid-template-columns: 6.5em minmax(0, 1fr);
      padding-block: 7px;
      line-height: 1.4;
    }
  }
`;
