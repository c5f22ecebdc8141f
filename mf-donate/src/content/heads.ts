import type { DonationProject } from '@school/shared/projects';
import { pageTitle } from '@school/shared/site';

/** Returns title and description of a project's page for browsers, search engines and links. */
export const projectPageHead = ({ name, description }: DonationProject) => ({
  title: pageTitle(`${name}: how far we are`),
  description: `${description} What it costs, what has been given so far, and how to give.`,
});

/** Returns the same for its donation page. */
export const donationPageHead = ({ donateTitle }: DonationProject) => ({
  title: pageTitle(donateTitle),
  description: `${donateTitle}. Choose an amount, see what it adds, and give by mobile money or card.`,
});
