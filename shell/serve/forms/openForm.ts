import { errorHeading, PLAIN_FORM_KEY } from '@school/shared/schemas/sent';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escape } from '../../release/compose/escape';
import { formCss } from './formCss';
import {
  addStyle,
  byId,
  byTag,
  elementsIn,
  fill,
  htmlOf,
  insertAfter,
  insertFirst,
  isElement,
  makeStandalone,
  nodesOf,
  textNodes,
  type Element,
  type Page,
} from './markup';

/** The names and values of controls, in order. */
export type Fields = readonly (readonly [name: string, value: string])[];

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Why a form was not accepted. */
interface FormRefusal {
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** The idempotency key of the next attempt. */
  readonly key: string;
}

/** An option of a list. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The id of the summary, to which the form's address leads. */
const ERRORS_ID = 'form-errors';

/** A form of a composed page. */
export interface OpenForm {
  /** Returns the labels of the options that were chosen in lists, by name. */
  readonly labels: (fields: Fields) => Record<string, string>;
  /** Whether it opens at an address of its own, since composed HTML hides it. */
  readonly isHidden: boolean;
  /** What the choices of its list belong to, if it has one that is not in composed HTML. */
  readonly choicesOf: string | undefined;
  /** Returns the page with the form and these choices. @param key its idempotency key */
  readonly opened: (choices: readonly Choice[], key: string) => string;
  /**
   * Returns the page with what was typed, and with each message at its field. Without fields, the form keeps its own
   * values.
   */
  readonly refused: (fields: Fields | undefined, refusal: FormRefusal, choices?: readonly Choice[]) => string;
}

/** Finds the form of an operation in a composed page. Returns undefined when the page has none. */
export function openForm(html: string, operation: string): OpenForm | undefined {
  const page = parseDocument(html);
  const form = elementsIn(
    page,
    ({ name, attribs }) => name === 'form' && isActionOf(attribs['action'], operation),
  )[0];
  if (!form) return undefined;
  const [list] = elementsIn(form, ({ attribs }) => attribs[CHOICES] !== undefined);
  return {
    isHidden: form.attribs['hidden'] !== undefined,
    choicesOf: list?.attribs[CHOICES],
    opened: (choices, key) => {
      makeStandalone(page, (title) => title);
      show(page, form, choices);
      form.attribs['id'] = FORM_ID;
      addKey(form, key);
      return htmlOf(page);
    },
    labels: (fields) =>
      Object.fromEntries(
        byTag(form, 'select').flatMap((list) => {
          const name = list.attribs['name'] ?? '';
          const value = valuesOf(fields, name)[0];
          const option = byTag(list, 'option').find(({ attribs }) => attribs['value'] === value);
          return option ? [[name, DomUtils.textContent(option)]] : [];
        }),
      ),
    refused: (fields, refusal, choices = []) => {
      makeStandalone(page, (title) => `Error: ${title}`);
      show(page, form, choices);
      if (fields) for (const control of controlsOf(form)) putValue(control, fields);
      showErrors(form, refusal);
      addKey(form, refusal.key);
      return htmlOf(page);
    },
  };
}

const isActionOf = (action = '', operation: string): boolean =>
  action.replace(/[?#].*$/, '') === `/forms/${operation}`;

const controlsOf = (form: Element): Element[] =>
  byTag(form, 'input', 'textarea', 'select').filter(({ attribs }) => attribs['name']);

const valuesOf = (fields: Fields, name: string): string[] =>
  fields.filter(([own]) => own === name).map(([, value]) => value);

const hidden = (name: string, value: string) =>
  nodesOf(`<input type="hidden" name="${escape(name)}" value="${escape(value)}">`);

function addKey(form: Element, key: string): void {
  for (const field of hidden(PLAIN_FORM_KEY, key)) DomUtils.appendChild(form, field);
}

function putValue(control: Element, fields: Fields): void {
  const { attribs, name: tag } = control;
  const values = valuesOf(fields, attribs['name'] ?? '');
  const [value = ''] = values;
  if (tag === 'textarea') {
    // A browser drops the first line break.
    fill(control, textNodes(value.replace(/^(?=\r?\n)/, '\n')));
  } else if (tag === 'select') {
    for (const option of byTag(control, 'option'))
      toggle(option, 'selected', option.attribs['value'] === value);
  } else if (attribs['type'] === 'checkbox' || attribs['type'] === 'radio') {
    toggle(control, 'checked', values.includes(attribs['value'] ?? 'on'));
  } else if (attribs['type'] === 'file') {
    if (value !== '') keepFile(control, value);
  } else if (attribs['type'] !== 'hidden' && attribs['type'] !== 'password') {
    attribs['value'] = value;
  }
}

/** Keeps a file that has arrived, since a browser chooses none again. Another one replaces it. */
function keepFile(control: Element, upload: string): void {
  const { name = '' } = JSON.parse(upload) as { name?: string };
  const place = isElement(control.parent) ? control.parent : control;
  insertAfter(place, [
    ...nodesOf(`<p>${escape(name)} is uploaded.</p>`),
    ...hidden(control.attribs['name'] ?? '', upload),
  ]);
}

function toggle({ attribs }: Element, name: string, isSet: boolean): void {
  if (isSet) attribs[name] = '';
  else delete attribs[name];
}

interface Shown {
  readonly control: Element;
  readonly message: string;
}

function showErrors(form: Element, { message, errors }: FormRefusal): void {
  const controls = controlsOf(form);
  const shown = new Map<Element, Shown>();
  for (const error of errors) {
    const control = controlOf(controls, error.field);
    if (control && !shown.has(control)) shown.set(control, { control, message: error.message });
  }
  const own = controls.flatMap((control) => shown.get(control) ?? []);
  for (const one of own) markWrong(form, one);
  const whole = [...new Set(errors.map((error) => error.message))].join(' ') || message;
  insertFirst(form, summary(form, own, own.length === 0 ? whole : undefined));
}

/** Returns the control of a field: a list of boxes has one name, and a list of texts has numbered ones. */
function controlOf(controls: readonly Element[], field: string): Element | undefined {
  const names = [field, field.replace(/\.\d+$/, ''), `${field}.0`];
  const visible = controls.filter(({ attribs }) => attribs['type'] !== 'hidden');
  return names.flatMap((name) => visible.find(({ attribs }) => attribs['name'] === name) ?? [])[0];
}

/** Adds the message of a field as the form kit does. */
function markWrong(form: Element, { control, message }: Shown): void {
  const { attribs } = control;
  const id = (attribs['id'] ??= attribs['name'] ?? '');
  const group = byId(form, `${id}-group`);
  const isBox = !group && attribs['type'] === 'checkbox';
  const described = group ?? control;
  described.attribs['aria-describedby'] = [described.attribs['aria-describedby'], `${id}-error`]
    .filter(Boolean)
    .join(' ');
  if (!group || group.attribs['role'] === 'radiogroup') described.attribs['aria-invalid'] = 'true';
  if (attribs['type'] === 'checkbox') attribs['aria-invalid'] = 'true';
  const text = nodesOf(
    `<p id="${escape(id)}-error" class="form-error"><span>Error: </span>${escape(message)}</p>`,
  );
  const row = isElement(control.parent) ? control.parent : control;
  const legend = group && byTag(group, 'legend')[0];
  const label = byTag(form, 'label').find((one) => one.attribs['for'] === id);
  const above = byId(form, `${id}-help`) ?? legend ?? label;
  if (isBox || !above) for (const node of text) DomUtils.prepend(row, node);
  else insertAfter(above, text);
  const [paragraph] = text;
  if (isElement(paragraph?.parent)) paragraph.parent.attribs['data-wrong'] = '';
}

function summary(form: Element, own: readonly Shown[], whole: string | undefined) {
  const items = own.map(({ control, message }) => {
    const { id = '' } = control.attribs;
    const isTwin = own.filter((one) => one.message === message).length > 1;
    const label = byId(form, `${id}-label`)?.children[0];
    const twin = isTwin && label ? `${DomUtils.textContent(label)}: ` : '';
    return `<li><a href="#${escape(id)}">${escape(twin + message)}</a></li>`;
  });
  if (whole !== undefined) items.unshift(`<li><p>${escape(whole)}</p></li>`);
  const heading = errorHeading(own.length, whole !== undefined);
  return nodesOf(
    `<div id="${ERRORS_ID}" role="alert" tabindex="-1" autofocus aria-labelledby="${ERRORS_ID}-title"><h2 id="${ERRORS_ID}-title">${heading}</h2><ul>${items.join('')}</ul></div>`,
  );
}

/** Marks a list whose choices are not in composed HTML. */
const CHOICES = 'data-choices';
/** Where links to a form lead. */
const FORM_ID = 'form';

/** Shows a form: its list filled in, and what it is folded in open. */
function show(page: Page, form: Element, choices: readonly Choice[]): void {
  addStyle(page, formCss);
  delete form.attribs['hidden'];
  for (const list of elementsIn(form, ({ attribs }) => attribs[CHOICES] !== undefined))
    for (const { value, label } of choices)
      for (const option of nodesOf(`<option value="${escape(value)}">${escape(label)}</option>`))
        DomUtils.appendChild(list, option);
  for (let around = form.parent; isElement(around); around = around.parent)
    if (around.name === 'details') around.attribs['open'] = '';
}
