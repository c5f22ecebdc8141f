import { instrumentNames } from '../content/instrumentNames';

/** Returns the breadcrumbs of an instrument's page. */
export function crumbsTo(id: string | undefined) {
  const name = instrumentNames.find((instrument) => instrument.id === id)?.name ?? '';
  return [{ label: 'Learn Music', to: '/learn' }, { label: name }];
}
