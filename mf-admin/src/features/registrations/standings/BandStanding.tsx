import styled from 'styled-components';
import { criteria, type CriterionId } from '@school/shared/competition';
import { PartTitle } from '@school/shared/staff/page';
import { space } from '@school/shared/theme';
import { Table, type Column } from '@school/shared/ui';
import { partOf, pointsText } from '../../../kit/competition/format';
import type { CompetitionStanding, CompetitionStandings } from './api';
import { GivenScores } from './GivenScores';
import { stillOpen, type NamedJuror } from './standingRules';

interface Props {
  readonly band: CompetitionStandings[number];
  readonly jurors: readonly NamedJuror[];
}

/** The standings of one band, with tie-breaks and missing scores. */
export function BandStanding({ band, jurors }: Props) {
  const title = partOf(band);
  const columns: readonly Column<CompetitionStanding>[] = [
    { id: 'place', head: 'Place', cell: ({ place }) => <b>{place ?? '–'}</b> },
    { id: 'entry', head: 'Entry', cell: ({ number, name }) => `${number} ${name}` },
    {
      id: 'total',
      head: 'Total',
      align: 'end',
      cell: ({ total }) => <b>{total === null ? 'No score yet' : pointsText(total)}</b>,
    },
    { id: 'tie', head: 'Tie', cell: tieText },
    {
      id: 'jury',
      head: 'Jury',
      cell: (entry) => <GivenScores entry={entry} open={stillOpen(entry, band.instrument, jurors)} />,
    },
  ];
  return (
    <Band aria-label={title}>
      <PartTitle>{title}</PartTitle>
      <Table
        caption={`Standing of ${title}`}
        columns={columns}
        rows={band.entries}
        rowKey={({ id }) => id}
        dense
      />
    </Band>
  );
}

function tieText({ brokenBy, isShared, place }: CompetitionStanding): string {
  if (isShared) return `Place ${place} is shared: equal in every criterion`;
  return brokenBy ? `Broken by ${criterionNames[brokenBy].toLowerCase()}` : 'None';
}

const Band = styled.section`
  display: grid;
  gap: ${space.s3};
  margin-top: ${space.s4};
  td {
    vertical-align: top;
  }
`;

const criterionNames = Object.fromEntries(criteria.map(({ id, name }) => [id, name])) as Readonly<
  Record<CriterionId, string>
>;
