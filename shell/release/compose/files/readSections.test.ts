import { expect, it } from 'vitest';
import { readSections } from './readSections';

const pageOf = (content: string) =>
  `<!doctype html><body><header><h2>Menu</h2></header><main><div data-app="mf-public" data-prerendered="">${content}</div></main><footer>Foot</footer></body>`;
const read = (content: string) => readSections(pageOf(content));

it('splits the text of an app at its headings and omits the frame', () => {
  expect(
    read(
      '<h1>Piano<br>lessons</h1><p>Eighty-eight <b>key</b>s</p><section id="fees"><h2>Fees &amp; terms</h2><p>Ask</p><p>us</p></section>',
    ),
  ).toEqual([
    { heading: 'Piano lessons', text: 'Eighty-eight keys' },
    { id: 'fees', heading: 'Fees & terms', text: 'Ask us' },
  ]);
});

it('links to the nearest anchor that is the same on each visit', () => {
  expect(
    read(
      '<section id="faq"><details id="exams"><summary>Examinations?</summary><p>Yes</p></details><h2 id="_R_1_">Other</h2></section>',
    ),
  ).toEqual([
    { id: 'exams', heading: 'Examinations?', text: 'Yes' },
    { id: 'faq', heading: 'Other', text: '' },
  ]);
});

it('prefers a part’s anchor to that of its heading', () => {
  const part = '<details id="fees"><summary><h3 id="fees-title">Ask</h3></summary></details>';
  expect(read(part).map(({ id }) => id)).toContain('fees');
});

it('separates the texts of adjacent links', () => {
  const links =
    '<h2>Follow us</h2><p><a>Facebook</a><a>Instagram</a> <b>one</b>s</p><p>Trial<small>free</small></p>';
  expect(read(links)).toEqual([{ heading: 'Follow us', text: 'Facebook Instagram ones Trial free' }]);
});

it('splits at a term that is a question, and at the end of its list', () => {
  const list =
    '<dl><dt>Where</dt><dd>Hall</dd><div><dt>May I park?</dt><dd>Yes</dd></div><div><dt>Cards?</dt><dd>No</dd></div></dl><p>Buy</p>';
  expect(read(`<h2 id="way">Getting there</h2>${list}`)).toEqual([
    { id: 'way', heading: 'Getting there', text: 'Where Hall' },
    { id: 'way', heading: 'May I park?', text: 'Yes' },
    { id: 'way', heading: 'Cards?', text: 'No' },
    { heading: '', text: 'Buy' },
  ]);
});

it('omits drawings, forms, navigation and hidden parts', () => {
  const aside =
    '<svg><text>la</text></svg><nav><a>Home</a></nav><footer>Back</footer><form><h3>Your name</h3></form><p aria-hidden="true">♪</p><div hidden><h2>Later</h2></div><script>1</script>';
  expect(read(`<h1>Learn</h1>${aside}<p>Begin</p>`)).toEqual([{ heading: 'Learn', text: 'Begin' }]);
});

it('keeps text above the first heading with it', () => {
  expect(read('<p>Dec 13</p><h1>MATE</h1><p>One night</p>')).toEqual([
    { heading: 'MATE', text: 'Dec 13 One night' },
  ]);
});

it('is empty when the browser renders the app', () => {
  expect(readSections('<main><h1>Frame</h1></main>')).toEqual([]);
});
