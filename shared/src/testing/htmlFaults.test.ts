import { expect, test } from 'vitest';
import { htmlFaults } from './htmlFaults';

const document = (body: string) =>
  `<!doctype html><html lang="en-GH"><head><title>Sample</title></head><body>${body}</body></html>`;

test('finds no faults in a valid document', async () => {
  expect(await htmlFaults(document('<main><h1>Sample</h1></main>'))).toEqual([]);
});

test.each([
  ['no-dup-id', '<p id="one">a</p><p id="one">b</p>'],
  ['valid-id', '<p id="Kofi Asante">a</p>'],
  ['no-redundant-role', '<table role="table"><tr><td>a</td></tr></table>'],
  ['no-missing-references', '<input id="a" aria-label="A" aria-describedby="gone">'],
  ['element-permitted-content', '<p><span><div>a</div></span></p>'],
  ['element-permitted-content', '<ul><p>a</p></ul>'],
  ['heading-level', '<h1>a</h1><h3>b</h3>'],
  ['input-missing-label', '<input type="text" name="a">'],
  ['text-content', '<button type="button"></button>'],
  ['wcag/h30', '<a href="/learn"></a>'],
  ['wcag/h37', '<img src="/a.png">'],
  ['valid-autocomplete', '<input type="text" aria-label="A" autocomplete="no-such-token">'],
  ['unique-landmark', '<nav aria-label="Main">a</nav><nav aria-label="Main">b</nav>'],
  ['prefer-native-element', '<div role="region" aria-label="A">a</div>'],
  ['form-dup-name', '<form><input name="a" aria-label="A"><input name="a" aria-label="B"></form>'],
  ['no-implicit-button-type', '<form><button>Send</button></form>'],
  ['attribute-allowed-values', '<input type="nonsense" aria-label="A">'],
  ['no-dup-attr', '<p class="a" class="b">a</p>'],
  ['close-order', '<div><p>a</div></p>'],
] as const)('reports %s for %s', async (rule, body) => {
  expect((await htmlFaults(document(body))).map((fault) => fault.split(': ')[0])).toContain(rule);
});
