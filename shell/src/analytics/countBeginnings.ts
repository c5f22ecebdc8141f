import { countedForms, type CountedForm } from '@school/shared/schemas/analytics';

/** Carried by the forms of which is counted whether visitors begin to fill them in, with the name of the form. */
const COUNTED = 'data-counted';

/**
 * Tells once of each counted form in which something is typed or chosen; what that is, it does not look at. A name that
 * is not known here stays out: the API would refuse all that is reported with it.
 */
export function countBeginnings(page: Document, onBegun: (form: CountedForm) => void): void {
  const begun = new Set<string>();
  page.addEventListener('input', ({ target }) => {
    const name = (target as Element).closest(`form[${COUNTED}]`)?.getAttribute(COUNTED);
    const form = countedForms.find((one) => one === name);
    if (!form || begun.has(form)) return;
    begun.add(form);
    onBegun(form);
  });
}
