import { Money } from '@school/shared/ui';
import type { Figures } from '../figures/figures';

/** How far an appeal is, in words. */
export function RaisedOf({ figures }: { readonly figures: Pick<Figures, 'raised' | 'target'> }) {
  return (
    <>
      <Money pesewas={figures.raised} /> of <Money pesewas={figures.target} />
    </>
  );
}
