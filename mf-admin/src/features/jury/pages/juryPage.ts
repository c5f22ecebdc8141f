import type { AreaPage } from '../../../kit/page/areaPage';

/** The page of the competition's jury, which has a role of its own. */
export const juryPage: AreaPage = {
  id: 'jury',
  to: '/admin/jury',
  label: 'Jury',
  title: 'Jury',
  page: './features/jury/JuryPage.tsx',
  about: 'Scores the entries of the Music Competition.',
};
