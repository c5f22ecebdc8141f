import { Money } from '@school/shared/ui';
import type { ProjectFigures } from '@school/shared/projects';

/** Amount raised and target of a project, as text. */
export function RaisedOf({ figures }: { readonly figures: Pick<ProjectFigures, 'raised' | 'target'> }) {
  return (
    <>
      <Money pesewas={figures.raised} /> of <Money pesewas={figures.target} />
    </>
  );
}
