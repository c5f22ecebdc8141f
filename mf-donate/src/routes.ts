import { defineRoutes, publicAccess } from '@school/shared/contract';
import { assets, donationProjects, projects, type DonationProject } from '@school/shared/projects';
import { pageTitle } from '@school/shared/site';
import { donationPageHead, projectPageHead } from './content/heads';

const pageOf = (project: DonationProject) => ({
  params: { slug: project.slug },
  ...projectPageHead(project),
});

const donationPageOf = (project: DonationProject) => ({
  params: { projectId: project.slug },
  ...donationPageHead(project),
});

const page = { frame: 'site', access: publicAccess, prerender: true } as const;

export const routes = defineRoutes([
  {
    ...page,
    id: 'landing',
    path: '/donate',
    page: './landing/LandingPage.tsx',
    title: pageTitle('Donate and Support us'),
    description: 'What young musicians in Accra and Tema need, what it costs and what has been given so far.',
  },
  {
    ...page,
    id: 'project',
    path: '/donate/projects/:slug',
    page: './project/ProjectPage.tsx',
    title: pageTitle('A project to give to'),
    description: 'A project of the music foundation: what it is, what it costs and what has been given.',
    variants: projects.map(pageOf),
  },
  {
    ...page,
    id: 'asset',
    path: '/donate/assets/:slug',
    page: './project/ProjectPage.tsx',
    title: pageTitle('An asset to give to'),
    description: 'An asset of the music foundation: what it is, what it costs and what has been given.',
    variants: assets.map(pageOf),
  },
  {
    ...page,
    id: 'donation',
    path: '/donate/:donationId/:projectId',
    page: './donation/DonationPage.tsx',
    title: pageTitle('Give'),
    description: 'Choose an amount, see what it adds, and give by mobile money or card.',
    variants: donationProjects.map(donationPageOf),
    unlisted: true,
  },
  {
    ...page,
    id: 'thank-you',
    path: '/donate/thank-you',
    page: './thank-you/ThankYouPage.tsx',
    title: pageTitle('Thank you for thinking of us'),
    description: 'Where your receipt is, and what else you can do now.',
    unlisted: true,
  },
  {
    ...page,
    id: 'supporters',
    path: '/donate/supporters',
    page: './supporters/SupportersPage.tsx',
    title: pageTitle('Raise money with us'),
    description: 'Supporters who ask their friends to give to a project of the school.',
  },
  {
    ...page,
    id: 'monthly',
    path: '/donate/monthly',
    page: './yours/PrivatePage.tsx',
    title: pageTitle('Your monthly gift'),
    description: 'Change the amount, pause or stop your monthly gift.',
    unlisted: true,
  },
  {
    ...page,
    id: 'yours',
    path: '/donate/yours',
    page: './yours/PrivatePage.tsx',
    title: pageTitle('Your donations'),
    description: 'Where your receipts are, and what else you can do now.',
    unlisted: true,
  },
]);
