import type { Schema } from './apiDocument';

/**
 * Returns what an app may send and the API no longer accepts, with short descriptions. Limits of length, number and
 * pattern are not compared, because forms show the API's errors.
 */
export function notTaken(sent: Schema, taken: Schema, at: string): string[] {
  const [from, to] = [flat(sent), flat(taken)];
  const variants = variantsOf(from);
  if (variants || variantsOf(to)) {
    const forms = variantsOf(to) ?? [to];
    const lost = (variants ?? [from]).some((form) =>
      forms.every((other) => notTaken(form, other, at).length > 0),
    );
    return lost ? [`${at} no longer accepts one of its forms`] : [];
  }
  const properties = Object.entries(from.properties ?? {}).flatMap(([name, property]) => {
    const target = to.properties?.[name];
    if (target) return notTaken(property, target, `${at}.${name}`);
    return isOpen(to) ? [] : [`${at}.${name} is no longer accepted`];
  });
  return [
    ...typesBeyond(from, to).map((type) => `${at} is no longer accepted as ${type}`),
    ...valuesLost(from, to).map((value) => `${at} no longer accepts ${value}`),
    ...lacking(to.required, from.required).map((name) => `${at}.${name} is now required`),
    ...properties,
    ...(from.items && to.items ? notTaken(from.items, to.items, `${at}[]`) : []),
  ];
}

/**
 * Returns what an app reads and the API no longer returns, with short descriptions. A new value in an enumeration is
 * compatible: readers must expect it.
 */
export function notGiven(read: Schema, given: Schema, at: string): string[] {
  const [wanted, from] = [flat(read), flat(given)];
  const variants = variantsOf(from);
  if (variants || variantsOf(wanted)) {
    const forms = variantsOf(wanted) ?? [wanted];
    const odd = (variants ?? [from]).some((form) =>
      forms.every((other) => notGiven(other, form, at).length > 0),
    );
    return odd ? [`${at} may have another form`] : [];
  }
  const properties = Object.entries(wanted.properties ?? {}).flatMap(([name, property]) => {
    const source = from.properties?.[name];
    return source ? notGiven(property, source, `${at}.${name}`) : [`${at}.${name} is gone`];
  });
  const present = new Set(Object.keys(from.properties ?? {}));
  return [
    ...typesBeyond(from, wanted).map((type) => `${at} may be ${type}`),
    ...lacking(wanted.required, from.required)
      .filter((name) => present.has(name))
      .map((name) => `${at}.${name} may be missing`),
    ...properties,
    ...(wanted.items && from.items ? notGiven(wanted.items, from.items, `${at}[]`) : []),
  ];
}

/** Merges a schema with all schemas that it is composed of. */
function flat(schema: Schema): Schema {
  const { allOf = [], ...own } = schema;
  return allOf.map(flat).reduce((whole, part) => both(whole, part), own);
}

function both(one: Schema, other: Schema): Schema {
  const [types, more] = [typesOf(one), typesOf(other)];
  const [values, further] = [one.enum, other.enum];
  return {
    ...one,
    ...other,
    type: types && more ? types.filter((type) => more.includes(type)) : (types ?? more),
    enum: values && further ? values.filter((value) => further.includes(value)) : (values ?? further),
    properties: one.properties || other.properties ? { ...one.properties, ...other.properties } : undefined,
    required: [...(one.required ?? []), ...(other.required ?? [])],
  };
}

function variantsOf({ anyOf, oneOf }: Schema): readonly Schema[] | undefined {
  return anyOf ?? oneOf;
}

function typesOf({ type }: Schema): readonly string[] | undefined {
  return typeof type === 'string' ? [type] : type;
}

/** Returns the types that a schema allows and another does not. */
function typesBeyond(of: Schema, known: Schema): readonly string[] {
  const limit = typesOf(known);
  if (!limit) return [];
  const types = typesOf(of) ?? ['anything'];
  return types.filter((type) => !limit.includes(type) && !(type === 'integer' && limit.includes('number')));
}

function valuesLost(from: Schema, to: Schema): string[] {
  if (!to.enum) return [];
  const allowed = to.enum.map((value) => JSON.stringify(value));
  if (!from.enum) return [`anything but ${allowed.join(', ')}`];
  return from.enum.map((value) => JSON.stringify(value)).filter((value) => !allowed.includes(value));
}

/** Returns whether an object allows additional properties. */
function isOpen({ additionalProperties }: Schema): boolean {
  return additionalProperties !== undefined && additionalProperties !== false;
}

function lacking(names: readonly string[] = [], among: readonly string[] = []): string[] {
  return [...new Set(names)].filter((name) => !among.includes(name));
}
