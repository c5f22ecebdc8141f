import { describe, expect, it } from 'vitest';
import {
  acceptOf,
  honestFileName,
  messageOfStorageError,
  plainFileName,
  storageMessages,
  uploadedFile,
  uploadHint,
  uploadPurposes,
  uploadRequest,
} from './index';

const file = { purpose: 'cv', name: 'ama.pdf', size: 1000 };
const problemsOf = (announced: unknown) =>
  uploadRequest.safeParse(announced).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('an announced file', () => {
  it('is accepted with the right kind and size', () => {
    expect(uploadRequest.parse(file)).toEqual(file);
    expect(uploadRequest.parse({ ...file, size: uploadPurposes.cv.maxBytes }).size).toBe(5 * 1024 * 1024);
  });

  it.each([0, -1, uploadPurposes.cv.maxBytes + 1])(
    'is rejected with %i bytes with the spec’s message',
    (size) => {
      expect(problemsOf({ ...file, size })).toEqual([['size', storageMessages.wrong_file_size]]);
    },
  );

  it.each(['ama', 'ama.exe', 'IMG_0001.JPG'])(
    'is accepted as %s, because only its content decides',
    (name) => {
      expect(uploadRequest.parse({ ...file, name }).name).toBe(name);
    },
  );

  it('has its limits in the hint and in the input', () => {
    expect(uploadHint('cv')).toBe('PDF, DOC or DOCX, up to 5 MB.');
    expect(acceptOf('cv')).toContain('.pdf,application/pdf,.doc,application/msword,.docx,');
    expect(acceptOf('competition_picture')).toMatch(/\.jfif,.*image\/jpeg,.*\.heic,.*image\/heic/);
    expect(acceptOf('competition_recording')).toMatch(/\.3gp,.*\.opus/);
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ama\\My CV.pdf', 'My CV.pdf'],
    ['Ɛfua Ọlá – CV.pdf', 'Ɛfua Ọlá – CV.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['a\r\nset-cookie: x.pdf', 'aset-cookie: x.pdf'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
  ])('%j is stored as %j', (name, stored) => {
    expect(plainFileName(name)).toBe(stored);
  });

  it('gets the extension of the actual type and keeps it when shortened', () => {
    expect(honestFileName('cv.PDF', 'pdf')).toBe('cv.PDF');
    expect(honestFileName('cv.exe', 'pdf')).toBe('cv.exe.pdf');
    expect(honestFileName('IMG_0001.HEIC', 'jpg')).toBe('IMG_0001.jpg');
    expect(honestFileName('photo.jfif', 'jpg')).toBe('photo.jfif');
    expect(honestFileName('voice.3gp', 'm4a')).toBe('voice.3gp');
    expect(honestFileName(`${'x'.repeat(500)}.docx`, 'docx')).toMatch(/^x{115}\.docx$/);
  });
});

describe('the file of a form', () => {
  const schema = uploadedFile('Please add your CV');
  const value = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', ticket: 'abc', name: 'ama.pdf', size: 1000 };

  it('is required', () => {
    expect(schema.parse(value)).toEqual(value);
    for (const nothing of [null, undefined]) {
      expect(schema.safeParse(nothing).error?.issues).toMatchObject([
        { path: [], message: 'Please add your CV' },
      ]);
    }
  });
});

describe('messageOfStorageError', () => {
  it.each([
    ['internal', storageMessages.unknown],
    ['not_found', storageMessages.object_not_found],
    ['unauthenticated', storageMessages.unauthenticated],
    ['forbidden', storageMessages.unauthorized],
    ['timed_out', storageMessages.retry_limit_exceeded],
    ['canceled', storageMessages.canceled],
    ['wrong_file_size', storageMessages.wrong_file_size],
    ['too_large', storageMessages.wrong_file_size],
  ])('%s has its message from the catalogue', (code, message) => {
    expect(messageOfStorageError({ code, message: 'something else' })).toBe(message);
  });

  it('shows the message of any other error', () => {
    expect(messageOfStorageError({ code: 'too_many_requests', message: 'Too many attempts.' })).toBe(
      'Too many attempts.',
    );
    expect(messageOfStorageError({ code: 'constructor' })).toBe(storageMessages.unknown);
    const fields = [{ field: 'type', message: 'Choose a PDF.' }];
    expect(messageOfStorageError({ code: 'validation_failed', message: 'Check the fields', fields })).toBe(
      'Choose a PDF.',
    );
  });
});
