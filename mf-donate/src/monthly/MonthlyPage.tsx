import { island, useHydrated, useLocation } from '@school/shared';
import { privateQuery } from '@school/shared/private-links';
import { Display, Lead, Section, Stack, Text, TextLink } from '@school/shared/ui';

const MonthlyGift = island<{ readonly token: string }>(
  'MonthlyGift',
  () => import('./MonthlyGift').then((module) => module.MonthlyGift),
  {
    when: 'load',
    fallback: <Text>Looking for your gift …</Text>,
  },
);

/** The monthly gift of a mail's link. */
export function MonthlyPage() {
  const address = useLocation();
  const token = privateQuery(useHydrated() ? address : { search: '', hash: '' }).get('monthly');
  return (
    <Section ground="rose">
      <Stack gap="s5">
        <Display as="h1">Your monthly gift</Display>
        {token ? (
          <MonthlyGift token={token} key={token} />
        ) : (
          <>
            <Lead>
              Open this page by the link in our email. There you can change, pause or stop your gift.
            </Lead>
            <Text>
              Every email about a monthly gift has that link, and so has every receipt. If you cannot find it,
              call or write to us.
            </Text>
            <TextLink to="/donate">See all projects</TextLink>
          </>
        )}
      </Stack>
    </Section>
  );
}
