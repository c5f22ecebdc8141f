import { use } from 'react';
import { Button } from '@school/shared/ui';
import { Brand } from './Brand';
import { FrameLinks } from './frameLinks';
import { HeaderBar } from './HeaderBar';
import { MobileMenu } from './MobileMenu';
import { mainNav, upcomingEvent } from './navigation';
import { NavList } from './NavList';

/** The header of the public pages. */
export function SiteHeader() {
  const items = [...mainNav, ...use(FrameLinks).filter((link) => link.in === 'header')];
  const crowded = items.length > mainNav.length;
  const action = (
    <Button size="s" to={upcomingEvent.to}>
      {upcomingEvent.label}
    </Button>
  );
  return (
    <HeaderBar
      ground="paper"
      brand={<Brand />}
      crowded={crowded}
      nav={<NavList label="Main" items={items} tight={crowded} />}
      action={action}
      menu={<MobileMenu label="Main menu" items={items} action={action} />}
    />
  );
}
