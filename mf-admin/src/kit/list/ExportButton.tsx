import type { ListAsked } from './address';
import { exportQuery } from './exportQuery';
import { TakeFileButton } from './TakeFileButton';

interface Props {
  readonly what: string;
  readonly path: string;
  /** What the list is narrowed to; everything where there is nothing to narrow it by. */
  readonly address?: { readonly asked: Pick<ListAsked, 'search' | 'filters'> };
}

const EVERYTHING = { asked: { search: '', filters: {} } };

/** Takes all rows that fit, not only this page of them, away as a file. */
export const ExportButton = ({ what, path, address: { asked } = EVERYTHING }: Props) => (
  <TakeFileButton
    label="Export CSV"
    failure={`The ${what} could not be exported.`}
    path={path + exportQuery(asked)}
  />
);
