export { useSchoolForm, type SchoolForm, type SchoolFormOptions, type Sending } from './useSchoolForm';
export { NOT_SENT, readRefusal, type Refusal, type RefusedField } from './serverError';
export { isBegun, newKey } from './drafts';
export { parseStored, useStored } from './useStored';
export { useWatch } from 'react-hook-form';
export { useApiMutation } from './useApiMutation';
