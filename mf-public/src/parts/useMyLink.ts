import { parseStored, useStored } from '@school/shared/form';

/** A personal link, as the API gives it to its owner. */
export interface MyLink {
  readonly code: string;
  /** Shows its owner what came of it. */
  readonly secret: string;
}

/** The personal link that is kept on this device, if there is one. */
export function useMyLink(): readonly [MyLink | undefined, (link: MyLink) => void] {
  const [text, keep] = useStored('my-link');
  const kept = parseStored(text);
  return [isMyLink(kept) ? kept : undefined, ({ code, secret }) => keep(JSON.stringify({ code, secret }))];
}

const isMyLink = (kept: unknown): kept is MyLink =>
  typeof kept === 'object' &&
  kept !== null &&
  'code' in kept &&
  typeof kept.code === 'string' &&
  'secret' in kept &&
  typeof kept.secret === 'string';
