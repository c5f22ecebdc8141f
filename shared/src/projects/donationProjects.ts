import { assets } from './assets';
import type { DonationProject } from './project';
import { projects } from './projects';

/** Projects and assets, in the order of the pages. Their slugs are unique across both. */
export const donationProjects: readonly DonationProject[] = [...projects, ...assets];
