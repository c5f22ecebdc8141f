/** A document's field in JSON Schema, with texts for its form. */
export interface ContentSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly words?: string;
  readonly multiline?: boolean;
  readonly clock?: boolean;
  readonly identity?: boolean;
  readonly readOnly?: boolean;
  /** A photograph, with width divided by height of its place. */
  readonly photograph?: { readonly ratio: number };
  /** The field of the same object that comes first in time. */
  readonly notBefore?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The name of one item of a list. */
  readonly item?: string;
  readonly items?: ContentSchema;
  readonly properties?: Readonly<Record<string, ContentSchema>>;
  readonly required?: readonly string[];
}
