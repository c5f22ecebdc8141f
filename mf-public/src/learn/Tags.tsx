import { color, line, media, size, space } from '@school/shared/theme';
import styled from 'styled-components';
import { facets, type Facet, type Offer } from '../content/options';

const SHOWN = ['category', 'class_type', 'mode', 'venue'] as const satisfies readonly Facet[];

/** How and where an instrument is taught, as tags. */
export function Tags({ offer }: { readonly offer: Offer }) {
  return (
    <List>
      {SHOWN.map((facet) => (
        <li key={facet}>{labelsOf(facet, offer[facet]).join(' · ')}</li>
      ))}
    </List>
  );
}

/** Returns the labels of selected options, in the order of their list. */
export function labelsOf(facet: Facet, chosen: readonly string[]): readonly string[] {
  return facets[facet].options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space.s4};
  margin-top: auto;
  padding-top: ${space.s3};
  li {
    padding-block: 7px 6px;
    border-top: ${line.hair} solid ${color.rule};
    font-size: ${size.small};
    font-weight: 600;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 0;
    li {
      padding-block: 1px;
      border: 0;
    }
  }
`;
