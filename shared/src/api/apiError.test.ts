import { describe, expect, it } from 'vitest';
import { codeOfApiError, messageOfApiError } from './apiError';

const refused = {
  status: 422,
  data: {
    error: {
      code: 'validation_failed',
      message: 'Please check the marked fields.',
      fields: [{ field: 'email', message: 'The provided email is invalid' }],
      requestId: 'visit-4711',
    },
  },
};

describe('the message for a failed request', () => {
  it.each([
    [refused, 'Please check the marked fields.'],
    [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, /cannot be reached/],
    [{ status: 'TIMEOUT_ERROR', error: 'AbortError' }, /cannot be reached/],
    [{ status: 502, data: '<html>' }, /cannot be reached/],
    [{ status: 'PARSING_ERROR', originalStatus: 200, data: '<', error: 'SyntaxError' }, /could not be read/],
    [new Error('The moon is in the way'), 'The moon is in the way'],
    [{ status: 500, data: { error: 'x' } }, 'Something went wrong. Please try again.'],
    [undefined, 'Something went wrong. Please try again.'],
  ])('%o', (error, message) => {
    expect(messageOfApiError(error)).toMatch(message);
  });

  it('includes the error code when there is one', () => {
    expect(codeOfApiError(refused)).toBe('validation_failed');
    expect(codeOfApiError(undefined)).toBeUndefined();
  });
});
