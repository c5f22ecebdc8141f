import { school } from '@school/shared/site';
import { Drawer } from '@school/shared/ui';
import { EntryList } from './EntryList';

/** The sidebar where there is no room for it. */
export function MenuDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} title={school.name} side="left" ground="ink" headGround="ink">
      <nav aria-label="Admin">
        <EntryList idPrefix="menu" onGo={onClose} />
      </nav>
    </Drawer>
  );
}
