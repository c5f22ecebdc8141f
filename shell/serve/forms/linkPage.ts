import { LINK_FIELD, type LinkField, type LinkForm, type LinkPage } from '@school/shared/schemas/sent';
import { escape } from '../../release/compose/escape';
import { framedPage } from './framedPage';
import { linkCss } from './linkCss';

interface Place {
  /** The composed page that gives the frame. */
  readonly html: string;
  readonly link: string;
}

/** Returns the page of a private link, in the frame of the page that the link leads to. */
export function linkPage(
  { html, link }: Place,
  { title, texts, facts = [], files = [], forms = [], collects }: LinkPage,
): string {
  const parts = [
    ...texts.map((text) => `<p>${escape(text)}</p>`),
    facts.length > 0
      ? `<dl class="link-facts">${facts.map((fact) => factHtml(fact, link)).join('')}</dl>`
      : '',
    ...files.map(([label, address]) => `<p><a href="${escape(address)}">${escape(label)}</a></p>`),
    ...forms.map((form) => formHtml(form, link)),
    collects ? PRIVACY : '',
    '<p><a href="/">Back to home</a></p>',
  ];
  return framedPage({ html, title, content: parts.join(''), css: linkCss });
}

const factHtml = (
  [label, value, change, verb]: NonNullable<LinkPage['facts']>[number],
  link: string,
): string => {
  const button = change === undefined ? '' : changeHtml(change, verb, label, link);
  return `<div${button && ' class="link-row"'}><dt>${escape(label)}</dt><dd>${escape(value)}</dd>${button}</div>`;
};

const changeHtml = (action: string, verb = 'Change', label: string, link: string): string =>
  `<dd>${beginOf(action, 'link-change')}>${secret(link)}<button type="submit">${escape(verb)}<span> ${escape(label)}</span></button></form></dd>`;

const beginOf = (action: string, style: string): string =>
  `<form class="${style}" novalidate method="post" action="/forms/links/${escape(action)}#form-errors"`;

const secret = (link: string): string => `<input type="hidden" name="${LINK_FIELD}" value="${escape(link)}">`;

/** What forms say that collect data of a person, as the form kit does. */
const PRIVACY =
  '<p><a href="/privacy#children">What we store, and how long</a></p><p><a href="/safeguarding">How children are kept safe</a></p>';

function formHtml({ action, button, title, text, fields = [], isQuiet }: LinkForm, link: string): string {
  const parts = [
    title === undefined ? '' : `<h2>${escape(title)}</h2>`,
    text === undefined ? '' : `<p>${escape(text)}</p>`,
    secret(link),
    ...fields.map((field) => fieldHtml(field, `${action}-${field.name}`)),
    `<button type="submit">${escape(button)}</button>`,
  ];
  const type = fields.some(({ kind }) => kind === 'file') ? ' enctype="multipart/form-data"' : '';
  return `${beginOf(action, isQuiet ? 'link-change' : 'link-form')}${type}>${parts.join('')}</form>`;
}

function fieldHtml(field: LinkField, id: string): string {
  const { name, label, help, kind = 'text', value = '', autocomplete } = field;
  if (kind === 'hidden') return `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`;
  const completes = autocomplete === undefined ? '' : ` autocomplete="${escape(autocomplete)}"`;
  const at = `name="${escape(name)}" id="${escape(id)}"${completes}`;
  const described = help === undefined ? '' : ` aria-describedby="${escape(id)}-help"`;
  const helpText = help === undefined ? '' : `<p id="${escape(id)}-help">${escape(help)}</p>`;
  if (kind === 'checkbox')
    return `<div><label class="link-box"><input type="checkbox" ${at}${value ? ' checked' : ''}${described}> ${escape(label)}</label>${helpText}</div>`;
  if (kind === 'radio') return radiosHtml(field, id, helpText);
  const text = `<label id="${escape(id)}-label" for="${escape(id)}">${escape(label)}</label>${helpText}`;
  if (kind === 'select') return `<div>${text}<select ${at}${described}>${optionsHtml(field)}</select></div>`;
  const filled = kind === 'file' ? '' : ` value="${escape(value)}"`;
  return `<div>${text}<input type="${kind}" ${at}${filled}${described}></div>`;
}

const optionsHtml = ({ options = [], value = '' }: LinkField): string =>
  [{ value: '', label: 'Please choose' }, ...options]
    .map(
      (one) =>
        `<option value="${escape(one.value)}"${one.value === value ? ' selected' : ''}>${escape(one.label)}</option>`,
    )
    .join('');

function radiosHtml({ name, label, options = [], value }: LinkField, id: string, help: string): string {
  const choices = options.map(
    (one, nth) =>
      `<label class="link-box"><input type="radio" name="${escape(name)}" id="${escape(nth === 0 ? id : `${id}-${nth}`)}" value="${escape(one.value)}"${one.value === value ? ' checked' : ''}> ${escape(one.label)}</label>`,
  );
  return `<fieldset id="${escape(id)}-group"><legend>${escape(label)}</legend>${help}${choices.join('')}</fieldset>`;
}
