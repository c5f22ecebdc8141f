/** A field of a document as JSON Schema says it, with what a form shows of it. */
export interface ContentSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly words?: string;
  readonly multiline?: boolean;
  readonly clock?: boolean;
  readonly identity?: boolean;
  readonly kept?: boolean;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** What one item of a list is called. */
  readonly item?: string;
  readonly items?: ContentSchema;
  readonly properties?: Readonly<Record<string, ContentSchema>>;
  readonly required?: readonly string[];
}
