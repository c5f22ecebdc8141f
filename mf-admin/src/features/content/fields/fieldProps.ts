import type { ComponentType } from 'react';
import type { ContentSchema } from '@school/shared/content';
import type { Place } from '../rules/values';

/** The props of every field: its schema, value and place. */
export interface ContentFieldProps {
  readonly schema: ContentSchema;
  readonly value: unknown;
  readonly place: Place;
  readonly label: string;
  readonly isOptional?: boolean;
  /** Errors by place: `0.question`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (place: Place, value: unknown) => void;
}

/** Fields with further fields get the component that renders those. */
export interface HoldingFieldProps extends ContentFieldProps {
  readonly Field: ComponentType<ContentFieldProps>;
}

/** Returns the ID of a field, which an error summary links to. */
export const idOf = (place: Place): string => ['content', ...place].join('-');
