import { useLocation } from '@school/shared';
import { Display, Section } from '@school/shared/ui';

/** Throws on render until local storage says that it is fixed; with `?words`, throws a value that is not an error. */
export function ThrowsPage() {
  const { search } = useLocation();
  if (localStorage.getItem('school:sample-mended') === null) {
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
