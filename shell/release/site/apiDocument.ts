import { z } from 'zod';

/** The part of a JSON schema that is compared. */
export interface Schema {
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: boolean | Schema | undefined;
  readonly items?: Schema | undefined;
  readonly allOf?: readonly Schema[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
}

const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), schema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    items: schema.optional(),
    allOf: z.array(schema).optional(),
    anyOf: z.array(schema).optional(),
    oneOf: z.array(schema).optional(),
  }),
);

const content = z.record(z.string(), z.object({ schema: schema.default({}) }));

const operation = z.object({
  operationId: z.string(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        schema: schema.default({}),
      }),
    )
    .default([]),
  requestBody: z.object({ required: z.boolean().default(false), content }).optional(),
  /** Only success responses: every operation has the same error format. */
  responses: z.record(z.string(), z.object({ content: content.default({}) })),
});

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/**
 * What the API provides, or an app uses of it, without references: the form that `npm run codegen` and the backend's
 * build write.
 */
export type ApiDocument = z.infer<typeof documentSchema>;
export type Operation = z.infer<typeof operation>;
export type Content = z.infer<typeof content>;

/** Parses such a document. @throws with one line when it is invalid */
export function parseApiDocument(content: unknown, where: string): ApiDocument {
  const parsed = documentSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(
    `${where} is not an API document: ${issue?.path.join('.') || 'all of it'}: ${issue?.message}`,
  );
}
