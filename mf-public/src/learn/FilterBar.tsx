import { color, line, media, space } from '@school/shared/theme';
import { SelectField } from '@school/shared/ui';
import styled from 'styled-components';
import { facetNames, facets, type Facet } from '../content/options';
import type { Filters } from './filters';

interface Props {
  readonly filters: Filters;
  readonly onChange: (facet: Facet, value: string) => void;
}

export function FilterBar({ filters, onChange }: Props) {
  return (
    <Bar role="search" aria-label="Filter the instruments">
      {facetNames.map((facet) => (
        <SelectField
          key={facet}
          name={facet}
          label={facets[facet].label}
          placeholder="Any"
          options={facets[facet].options}
          value={filters[facet] ?? ''}
          onChange={(event) => onChange(facet, event.target.value)}
        />
      ))}
    </Bar>
  );
}

/** Hidden without a script, because filters need one. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.s5} ${space.s4};
  padding-block: ${space.s6};
  border-block: ${line.list} solid ${color.line};
  ${media.nav} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (scripting: none) {
    display: none;
  }
`;
