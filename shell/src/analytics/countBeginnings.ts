import { countedForms, type CountedForm } from '@school/shared/schemas/analytics';

/** The attribute of counted forms; its value is the form's name. */
const COUNTED = 'data-counted';

/**
 * Reports each counted form once when something is entered or chosen, without reading the input. Unknown names are
 * skipped, because the API would reject the whole report.
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
