import type { ComponentType } from 'react';
import type { ContentSchema } from '@school/shared/content';
import type { Place } from '../rules/values';

/** What every field of a document is handed: its part of the schema, what it holds, and where it stands. */
export interface ContentFieldProps {
  readonly schema: ContentSchema;
  readonly value: unknown;
  readonly place: Place;
  readonly label: string;
  readonly isOptional?: boolean;
  /** What is wrong, by place: `0.question`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (place: Place, value: unknown) => void;
}

/** What holds further fields is handed what shows them. */
export interface HoldingFieldProps extends ContentFieldProps {
  readonly Field: ComponentType<ContentFieldProps>;
}

/** The id of a field, by which a summary of errors leads to it. */
export const idOf = (place: Place): string => ['content', ...place].join('-');
