/** Characters with several variants on keyboards and in word processors, with the plain form of each. */
const signs = pairs('‘’‚‛′ʹʻʼ´‹›＇ꞌ', "'") + pairs('“”„‟″«»＂', '"') + pairs('‐‑‒–—―−﹘﹣－', '-');

/** Letters that do not decompose into a letter and a mark: of the languages of Ghana, its neighbours and Europe. */
const letters =
  'ƐEɛeΕEεeƆOɔoϽOͻoↃOↄoŊNŋnƝNɲnĐDđdÐDðdƉDɖdƊDɗdƁBɓbƘKƙkƳYƴyƑFƒfƔGɣgƲVʋvƖIɩiıiƱUʊuƎEǝeƏEəeØOøoŁLłlĦHħhŦTŧtƬTƭtƤPƥp';

const several = { ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'TH' };

const plainSigns = tableOf(signs);
const plainLetters = new Map([...tableOf(letters), ...Object.entries(several)]);

/** Diacritics and invisible characters. */
const marks =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;

/**
 * Returns a text in the form used for search: without accents, with plain letters, quotation marks and dashes, in its
 * original case. It matches the database's `fold_text`, and a test compares both.
 */
export const foldText = (text: string): string =>
  /[^\0-\x7F]/.test(text)
    ? replaced(replaced(text, plainSigns).normalize('NFKD').replace(marks, ''), plainLetters)
    : text;

const replaced = (text: string, table: ReadonlyMap<string, string>): string =>
  text.replace(/[^\0-\x7F]/g, (letter) => table.get(letter) ?? letter);

function pairs(written: string, plain: string): string {
  return [...written].map((sign) => sign + plain).join('');
}

function tableOf(both: string): Map<string, string> {
  return new Map(both.match(/../g)?.map(([from = '', to = '']) => [from, to]));
}
