// What people can donate to, for all who show, price or store it: one entry is a project or an asset on every page.
export { assets } from './assets';
export { donationProjects } from './donationProjects';
export { nameInSentence, projectPath } from './names';
export type { DonationProject, ProjectTexts } from './project';
export { textsOf } from './texts';
export { projects } from './projects';
