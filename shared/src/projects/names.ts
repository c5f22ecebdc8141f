import type { DonationProject } from './project';

/** Returns its name within a sentence: 'a donation for a vehicle', 'a donation for My Allegro'. */
export function nameInSentence({ kind, name }: Pick<DonationProject, 'kind' | 'name'>): string {
  return kind === 'asset' ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** Returns the path of its page. */
export const projectPath = ({ kind, slug }: Pick<DonationProject, 'kind' | 'slug'>): string =>
  `/donate/${kind}s/${slug}`;
