import { useHydrated, useShell } from '@school/shared';
import { TextLink } from '@school/shared/ui';
import { SUBSCRIBED } from './calendarPath';

/**
 * A link that subscribes to the calendar of terms and events. `webcal:` opens the calendar app, which
 * updates by itself. It needs the full address, which the HTML does not have; until hydration the file can
 * be downloaded.
 */
export function Subscribe() {
  const { origin } = useShell().config;
  if (useHydrated() && origin) {
    return (
      <TextLink href={origin.replace(/^https?/, 'webcal') + SUBSCRIBED}>Subscribe to the calendar</TextLink>
    );
  }
  return (
    <TextLink href={SUBSCRIBED} download>
      Subscribe to the calendar
    </TextLink>
  );
}
