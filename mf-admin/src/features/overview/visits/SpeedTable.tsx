import styled from 'styled-components';
import { Status, type StatusKind } from '@school/shared/staff/ui';
import { space } from '@school/shared/theme';
import { Table, VisuallyHidden, type Column } from '@school/shared/ui';
import type { PageVitals } from '../api';
import { PageCell } from './PageCell';
import { metricLabels, type Metric } from './labels';
import { formatVital, ratingOf, type Rating } from './vitals';

type Page = PageVitals['pages'][number];

const SHOWN = 6;
const ORDER: readonly Metric[] = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'];

const SIGNS: Readonly<Record<Rating, readonly [StatusKind, string]>> = {
  good: ['done', 'good'],
  slow: ['returned', 'needs improvement'],
  poor: ['failed', 'poor'],
};

const columns: readonly Column<Page>[] = [
  { id: 'page', head: 'Page', bare: true, cell: ({ path }) => <PageCell path={path} /> },
  ...ORDER.map((metric): Column<Page> => ({
    id: metric,
    head: metricLabels[metric],
    cell: ({ vitals }) => <Measured vital={vitals.find((vital) => vital.metric === metric)} />,
  })),
];

/** The measurements of the most measured pages, with a legend. */
export function SpeedTable({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <>
      <Legend aria-label="Key">
        {Object.values(SIGNS).map(([kind, label]) => (
          <li key={kind}>
            <Status kind={kind}>{label}</Status>
          </li>
        ))}
      </Legend>
      <Table
        caption="Page speed"
        columns={columns}
        rows={pages.slice(0, SHOWN)}
        rowKey={({ path }) => path}
        dense
      />
    </>
  );
}

function Measured({ vital }: { readonly vital: Page['vitals'][number] | undefined }) {
  if (!vital) return 'not measured';
  const [kind, label] = SIGNS[ratingOf(vital)];
  return (
    <Status kind={kind}>
      {formatVital(vital)}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Status>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s6};
`;
