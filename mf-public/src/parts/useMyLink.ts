import { parseStored, useStored } from '@school/shared/form';

/** A personal link, as the API returns it to its owner. */
export interface MyLink {
  readonly code: string;
  /** Lets the owner see the counts. */
  readonly secret: string;
}

/** Returns the personal link that this device stores, if there is one. */
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
