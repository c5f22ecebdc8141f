import { island, useHydrated, useLocation } from '@school/shared';
import { privateQuery } from '@school/shared/private-links';
import { Display, Lead, Section, Stack, Text, TextLink } from '@school/shared/ui';
import { LinkRequest } from './LinkRequest';

const MonthlyGift = island<{ readonly token: string }>(
  'MonthlyGift',
  () => import('../monthly/MonthlyGift').then((module) => module.MonthlyGift),
  { when: 'load', fallback: <Text>Looking for your gift …</Text> },
);

const Donor = island<{ readonly token: string }>(
  'Donor',
  () => import('./Donor').then((module) => module.Donor),
  { when: 'load', fallback: <Text>Looking for your donations …</Text> },
);

/** The pages of one donor, which open by the link of a mail: a monthly gift, and all that was given. */
export function PrivatePage() {
  const address = useLocation();
  const query = privateQuery(useHydrated() ? address : { search: '', hash: '' });
  return address.pathname === '/donate/monthly' ? (
    <Monthly token={query.get('monthly')} />
  ) : (
    <Yours token={query.get('donor')} />
  );
}

interface Props {
  readonly token: string | null;
}

const Monthly = ({ token }: Props) => (
  <Section ground="rose">
    <Stack gap="s5">
      <Display as="h1">Your monthly gift</Display>
      {token ? (
        <MonthlyGift token={token} key={token} />
      ) : (
        <>
          <Lead>Open this page by the link in our email. There you can change, pause or stop your gift.</Lead>
          <Text>
            Every email about a monthly gift has that link, and so has every receipt. If you cannot find it,
            we can send it again.
          </Text>
          <TextLink to="/donate/yours">Ask for your link</TextLink>
          <TextLink to="/donate">See all projects</TextLink>
        </>
      )}
    </Stack>
  </Section>
);

const Yours = ({ token }: Props) => (
  <Section ground="paper">
    <Stack gap="s8">
      <Display as="h1">Your donations</Display>
      {token ? (
        <Donor token={token} key={token} />
      ) : (
        <>
          <Lead>
            Your receipts, a statement for any year, and your monthly gift. We email you a private link to
            them.
          </Lead>
          <LinkRequest />
        </>
      )}
    </Stack>
  </Section>
);
