import { use, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, SurroundingsContext } from '@school/shared';
import type { Shell } from '../contract';
import { ErrorState, Skeleton } from '../ui';
import { loadOffered, OFFERS, useOffered } from './useOffered';

/** A record that is open on a page. */
export interface OpenRecord {
  readonly kind: string;
  readonly id: string;
  /** Ids of parts that are changed at their own addresses, such as payments. */
  readonly parts?: readonly string[];
}

interface BesideRecordProps {
  readonly record: OpenRecord;
  /** Singular name: 'donation'. */
  readonly what: string;
  /** Loads it again. */
  readonly refetch: () => PromiseLike<{ readonly isError: boolean }>;
  /** Whether typed values replace it on the page until they are sent. */
  readonly isTyped?: boolean;
}

interface SavedViewsProps {
  /** Id of the list. */
  readonly list: string;
  /** The current view of the list, as a query of its address. */
  readonly query: string;
  readonly onGo: () => void;
}

/**
 * What lists and drawers show of the admin area: parts with API operations of mf-admin. They are in its deployed version on
 * the staff pages of all apps.
 */
export interface StaffParts {
  /** Who else has a record open, and what a colleague has changed meanwhile. */
  readonly BesideRecord: ComponentType<BesideRecordProps>;
  /** All changes of a record by staff. */
  readonly RecordHistory: ComponentType<{ readonly record: string }>;
  /** The user's saved views of a list. */
  readonly SavedViews: ComponentType<SavedViewsProps>;
  /** Reads the published terms of the school year. */
  readonly readSchoolTerms: (shell: Shell) => Promise<unknown>;
}

/** The names of the parts that are components. */
type Name = Exclude<keyof StaffParts, 'readSchoolTerms'>;
type PropsOf<Part extends Name> = Parameters<Extract<StaffParts[Part], (props: never) => unknown>>[0];

let own: Partial<StaffParts> = {};

/** Sets the parts of the app that offers them. Other apps load them. */
export function putStaffParts(parts: Partial<StaffParts>): void {
  own = parts;
}

interface WhileMissing {
  /** A placeholder of its size while it loads. */
  readonly fallback?: ReactNode;
  /** Replaces it when it cannot be loaded or throws. */
  readonly failed: (retry: () => void) => ReactNode;
}

function staffPart<Part extends Name>(name: Part, missing: WhileMissing) {
  return function StaffPart(props: PropsOf<Part>) {
    const Own = own[name] as ComponentType<PropsOf<Part>> | undefined;
    return Own ? <Own {...(props as PropsOf<Part> & object)} /> : <Offered {...{ name, props, missing }} />;
  };
}

interface OfferedProps {
  readonly name: Name;
  readonly props: object;
  readonly missing: WhileMissing;
}

function Offered({ name, props, missing: { fallback, failed } }: OfferedProps) {
  const surroundings = use(SurroundingsContext);
  if (!surroundings) throw new Error('Rendered outside a shell');
  const { loaded, error, retry } = useOffered(surroundings.shell, name);
  if (error) return failed(retry);
  if (!loaded) return fallback;
  const Part = loaded.part as ComponentType;
  return (
    <SurroundingsContext value={{ ...surroundings, base: loaded.base }}>
      <ErrorBoundary app={OFFERS} instead={failed(retry)}>
        <Part {...props} />
      </ErrorBoundary>
    </SurroundingsContext>
  );
}

export const BesideRecord = staffPart('BesideRecord', {
  // Without it no version of the record is sent with a change.
  failed: (retry) => (
    <ErrorState
      title="Changes by colleagues could not be checked"
      message="Saving may overwrite a colleague’s change."
      onRetry={retry}
    />
  ),
});
export const SavedViews = staffPart('SavedViews', {
  fallback: <Skeleton height={160} />,
  failed: (retry) => <ErrorState title="Your views could not be loaded" onRetry={retry} />,
});
export const RecordHistory = staffPart('RecordHistory', {
  fallback: <Skeleton height={48} />,
  failed: (retry) => <ErrorState title="The changes could not be loaded" onRetry={retry} />,
});

/** Reads the published terms of the school year by the app that has them. */
export async function readSchoolTerms(shell: Shell): Promise<unknown> {
  const read = own.readSchoolTerms ?? (await loadOffered(shell, 'readSchoolTerms')).part;
  return (read as StaffParts['readSchoolTerms'])(shell);
}
