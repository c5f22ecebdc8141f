import { donationProjects, type DonationProject } from '@school/shared/projects';

/** The project or asset of a slug. @throws when there is none; the routes let no other slug through */
export function projectOf(slug: string | undefined): DonationProject {
  const project = donationProjects.find((one) => one.slug === slug);
  if (!project) throw new Error(`There is no project or asset called ${String(slug)}`);
  return project;
}
