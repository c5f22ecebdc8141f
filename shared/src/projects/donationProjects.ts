import { assets } from './assets';
import type { DonationProject } from './project';
import { projects } from './projects';

/** Projects and assets, in the order of the pages. Their slugs are one address space. */
export const donationProjects: readonly DonationProject[] = [...projects, ...assets];

/** The project or asset of a slug. @throws when there is none */
export function projectOf(slug: string | undefined): DonationProject {
  const project = donationProjects.find((one) => one.slug === slug);
  if (!project) throw new Error(`There is no project or asset called ${String(slug)}`);
  return project;
}
