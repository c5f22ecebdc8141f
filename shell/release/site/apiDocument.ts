import { z } from 'zod';

/** As much of a JSON schema as is compared here. */
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
  /** Successes alone: every operation refuses in the same form. */
  responses: z.record(z.string(), z.object({ content: content.default({}) })),
});

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/**
 * What the API provides, or what an app relies on of it, with nothing referred to: the form in which `npm run codegen`
 * and the backend's build write it.
 */
export type ApiDocument = z.infer<typeof documentSchema>;
export type Operation = z.infer<typeof operation>;
export type Content = z.infer<typeof content>;

/** Reads such a document. @throws in one line when it is none */
export function parseApiDocument(content: unknown, where: string): ApiDocument {
  const parsed = documentSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(
    `${where} is no document of an API: ${issue?.path.join('.') || 'all of it'}: ${issue?.message}`,
  );
}
