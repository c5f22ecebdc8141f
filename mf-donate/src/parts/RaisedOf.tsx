import { Money } from '@school/shared/ui';
import type { Figures } from '../figures/figures';

/** Amount raised and target of a project, as text. */
export function RaisedOf({ figures }: { readonly figures: Pick<Figures, 'raised' | 'target'> }) {
  return (
    <>
      <Money pesewas={figures.raised} /> of <Money pesewas={figures.target} />
    </>
  );
}
