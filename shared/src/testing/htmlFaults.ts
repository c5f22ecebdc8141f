import { HtmlValidate } from 'html-validate';

/** Validates the documents of the site and its mails. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The output of React and Hono, equivalent for browsers.
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Drawings and mails have sizes in style attributes, which the site's policy allows.
    'no-inline-style': 'off',
    // Fields of lists have names with dots (`recordings.0`), which HTML allows. Spaces are rejected.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes share a name like radio buttons, and submit buttons do to identify the action.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // Lists are labelled where a page has several, which ARIA allows.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A number may wrap on a narrow phone.
    'tel-non-breaking': 'off',
    // The 404 page shows inactive links without an href.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // Integrity has its own tests. Scripts that load later are imported by checked modules.
    'require-sri': 'off',
    // Titles end with the school's name of 33 characters, where search engines truncate them.
    'long-title': 'off',
  },
});

/** Returns the faults of a document, each with rule and place. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
