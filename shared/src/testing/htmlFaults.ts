import { HtmlValidate } from 'html-validate';

/** What the documents of the site and its mails are checked by. */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React and Hono write: the same document for a browser.
    'doctype-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Drawings and mails carry their measures at their elements; the site's policy allows no style by which code could run.
    'no-inline-style': 'off',
    // Fields of lists are named by dots (`recordings.0`), which HTML allows; blanks are refused.
    'valid-id': ['error', { relaxed: true }],
    // Boxes to tick share a name, as radio buttons do; one of several buttons says what is sent.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // Lists are named where a page has several; ARIA allows it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A number may break where a phone is narrow.
    'tel-non-breaking': 'off',
    // The missing page names places that lead nowhere: links without an address.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // Tests of integrity look at each file; what comes later is loaded by modules that have been checked.
    'require-sri': 'off',
    // Titles end with the school's name, which alone has 33 characters; search engines cut them there.
    'long-title': 'off',
  },
});

/** What an HTML checker objects to in a document, each with its rule and place. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
