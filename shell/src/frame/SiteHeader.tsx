import { useLinks } from '@school/shared/links';
import { Button } from '@school/shared/ui';
import { Brand } from './Brand';
import { HeaderBar } from './HeaderBar';
import { MobileMenu } from './MobileMenu';
import { mainNav, upcomingEvent } from './navigation';
import { NavList } from './NavList';

/** The header of the public pages. */
export function SiteHeader() {
  const items = [...mainNav, ...useLinks('header')];
  const action = (
    <Button size="s" to={upcomingEvent.to}>
      {upcomingEvent.label}
    </Button>
  );
  return (
    <HeaderBar
      ground="paper"
      brand={<Brand />}
      nav={<NavList label="Main" items={items} />}
      action={action}
      menu={<MobileMenu label="Main menu" items={items} action={action} />}
    />
  );
}
