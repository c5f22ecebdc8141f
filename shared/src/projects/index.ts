// What people can donate to. Every page, price and record uses these entries for projects and assets.
export { assets } from './assets';
export { donationProjects } from './donationProjects';
export { donationFees, feeOn, type FeeRates } from './fees';
export { projectFigures, type FiguresBySlug, type ProjectFigures } from './figures';
export { nameInSentence, projectPath } from './names';
export type { DonationProject, ProjectTexts } from './project';
export { textsOf } from './texts';
export { projects } from './projects';
