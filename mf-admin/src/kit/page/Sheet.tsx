import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Mark, Strip } from '@school/shared/art';
import { countingDay } from '@school/shared/competition';
import { school } from '@school/shared/site';
import { color, font, line, space, type as voice } from '@school/shared/theme';

interface Props {
  readonly title: string;
  /** The occasion; the competition by default. */
  readonly occasion?: string;
  /** Shown beside the title: a round, a juror. */
  readonly about: string;
  /** Whether it is in landscape format. */
  readonly isAcross?: boolean;
  readonly children: ReactNode;
}

/** A printed A4 sheet with the school's heading, without the page around it. */
export function Sheet({
  title,
  occasion = `Music Competition ${countingDay.slice(0, 4)}`,
  about,
  isAcross = false,
  children,
}: Props) {
  return (
    <Paper data-sheet={isAcross ? 'across' : 'upright'}>
      <SheetsAlone />
      <Head>
        <SchoolMark />
        <div>
          <p>
            {school.name}. {occasion}
          </p>
          <h2>{title}</h2>
          <p>{about}</p>
        </div>
      </Head>
      <Strip rhythm="kpanlogo" weave="competition" repeats={2} />
      {children}
    </Paper>
  );
}

const SheetsAlone = createGlobalStyle`
@media print {
  @page upright { size: A4 portrait; margin: 14mm; }
  @page across { size: A4 landscape; margin: 12mm; }
  body *:not(:has([data-sheet]), [data-sheet], [data-sheet] *) { display: none !important; }
  :has([data-sheet]) {
    display: block !important;
    width: auto !important;
    max-width: none !important;
    min-height: 0 !important;
    margin: 0 !important;
    padding: 0 !important;
    border: 0 !important;
  }
  [data-sheet] { max-width: none !important; padding: 0 !important; border: 0 !important; }
  [data-sheet=upright] { page: upright; }
  [data-sheet=across] { page: across; }
  [data-sheet] + [data-sheet] { break-before: page; }
  [data-sheet] [data-art] { display: block !important; }
}
`;

const Paper = styled.article`
  display: grid;
  gap: ${space.s4};
  max-width: 1000px;
  padding: ${space.s6};
  border: ${line.hair} solid ${color.rule};
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    line-height: 1.3;
  }
  th,
  td {
    padding: 6px 10px 6px 0;
    border-bottom: ${line.hair} solid ${color.rule};
    text-align: left;
    vertical-align: top;
  }
  th {
    font-weight: 700;
    border-color: ${color.line};
  }
  td > small {
    display: block;
  }
`;

const Head = styled.header`
  display: flex;
  gap: ${space.s4};
  align-items: center;
  h2 {
    ${voice.title}
    font-family: ${font.display};
    font-size: 2rem;
  }
`;

const SchoolMark = styled(Mark)`
  flex: none;
  width: 64px;
`;
