import { AdminFrame } from '../../app/frame/AdminFrame';
import { Account } from './Account';
import { Appearance } from './Appearance';
import { LeaveSite } from './LeaveSite';
import { OwnSettings } from './lazySettings';

export function SettingsPage() {
  return (
    <AdminFrame title="Settings" backLink="/admin/overview">
      <Account />
      <OwnSettings />
      <Appearance />
      <LeaveSite />
    </AdminFrame>
  );
}
