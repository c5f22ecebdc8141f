import { useLocation } from '@school/shared';
import { Display, Section } from '@school/shared/ui';

/** Throws at render until the device notes that it is mended; with `?words`, something that is no error. */
export function ThrowsPage() {
  const { search } = useLocation();
  if (localStorage.getItem('sample:mended') === null) {
    if (search === '?words') throw 'Only words';
    throw new Error('The sample is broken on purpose');
  }
  return (
    <Section id="mended">
      <Display as="h1" size={2}>
        Mended
      </Display>
    </Section>
  );
}
