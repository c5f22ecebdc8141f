import { school, socialLinks } from '@school/shared/site';
import type { Person as Member } from '@school/shared/people';
import { schoolThing, type DataPage, type Person, type School, type Thing } from '@school/shared/render';
import { branches, type Branch } from '../content/contact';
import { instructors } from '../content/instructors';
import { leadership } from '../content/leadership';

type SchoolThing = Exclude<School, string>;

/** The site, with the name that search engines show above its pages. */
export const webSite = ({ url }: DataPage): Thing => ({
  '@type': 'WebSite',
  '@id': url('/#site'),
  name: school.name,
  url: url('/'),
  inLanguage: school.locale,
  publisher: { '@id': url('/#school') },
});

/** Returns the school with its branches. */
export function schoolWithBranches(page: DataPage): SchoolThing {
  return {
    ...schoolThing(page),
    slogan: school.tagline,
    ...(page.picture && { image: page.picture }),
    address: { '@type': 'PostalAddress', addressLocality: school.place, addressCountry: 'GH' },
    subOrganization: school.branches.map((name) => branchThing(name, page)),
    sameAs: socialLinks.map(({ href }) => href),
  };
}

/** Returns the school as on its page: addresses, hours, contact and people. */
export function schoolWithPeople(page: DataPage): SchoolThing {
  return {
    ...schoolWithBranches(page),
    email: school.email,
    telephone: school.phone,
    subOrganization: branches.map((branch) => ({
      ...branchThing(branch.name, page),
      ...reachOf(branch),
    })),
    employee: [...page.contentOf(leadership), ...page.contentOf(instructors)].map(personOf),
  };
}

function branchThing(name: string, page: DataPage): SchoolThing {
  const url = page.url(`/about#branch-${name.toLowerCase()}`);
  return {
    '@type': 'School',
    '@id': url,
    name: `${school.name}, ${name}`,
    url,
    address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: 'GH' },
    parentOrganization: { '@id': page.url('/#school') },
  };
}

function reachOf({
  name,
  address,
  hours,
}: Branch): Pick<SchoolThing, 'address' | 'telephone' | 'openingHours'> {
  const [streetAddress = '', addressLocality = name, addressRegion = ''] = address;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      addressRegion,
      addressCountry: 'GH',
    },
    telephone: school.phone,
    openingHours: `Mo-Sa ${hours.opens}-${hours.closes}`,
  };
}

function personOf({ name, position, socials = {} }: Member): Exclude<Person, string> {
  const elsewhere = Object.values(socials);
  return { '@type': 'Person', name, jobTitle: position, ...(elsewhere.length > 0 && { sameAs: elsewhere }) };
}
