import { useHydrated, useShell } from '@school/shared';
import { TextLink } from '@school/shared/ui';
import { SUBSCRIBED } from './calendarPath';

/**
 * Subscribes to the calendar of terms and events: `webcal:` opens the calendar's program, which asks anew by itself. It
 * wants the whole address, which the page's HTML is made without; until then the file can be downloaded.
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
