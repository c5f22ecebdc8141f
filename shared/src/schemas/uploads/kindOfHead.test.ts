import { describe, expect, it } from 'vitest';
import { descriptionOf, kindOfHead, mayBeTaken, wrongTypeMessage, type FoundKind } from './index';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const box = (major: string, ...brands: string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * brands.length)}ftyp${major}\0\0\0\0${brands.join('')}\0\0\0\x08free`;

describe('the first bytes of a file', () => {
  it.each<[string, string, FoundKind | undefined]>([
    ['JPEG with JFIF', '\xff\xd8\xff\xe0\0\x10JFIF', 'jpg'],
    ['JPEG with Exif first', '\xff\xd8\xff\xe1\0\x10Exif', 'jpg'],
    ['JPEG without either', '\xff\xd8\xff\xdb\0\x43', 'jpg'],
    ['PNG', '\x89PNG\r\n\x1a\n', 'png'],
    ['WebP', 'RIFF\x10\0\0\0WEBPVP8X', 'webp'],
    ['HEIC of an iPhone', box('heic', 'mif1', 'heic'), 'heic'],
    ['HEIC of a Samsung', box('mif1', 'heic', 'miaf'), 'heic'],
    ['HEIC with a gain map, since iOS 18', box('heic', 'tmap', 'heic', 'mif1'), 'heic'],
    ['HEIC burst', box('msf1', 'hevc'), 'heic'],
    ['AVIF', box('avif', 'mif1'), 'avif'],
    ['AVIF by its other brands', box('mif1', 'avif'), 'avif'],
    ['3GP voice', box('3gp4', '3gp4', 'isom'), 'mp4'],
    ['3GP video', box('3gp5', 'isom'), 'mp4'],
    ['MP4', box('mp42', 'isom'), 'mp4'],
    ['M4A', box('M4A ', 'mp42'), 'm4a'],
    ['MOV', box('qt  ', 'qt  '), 'mov'],
    ['MOV before ftyp', '\0\0\0\x08wide\0\0\x10\0mdat', 'mov'],
    ['WAV', 'RIFF\x10\0\0\0WAVEfmt ', 'wav'],
    ['large WAV', 'RF64\xff\xff\xff\xffWAVEds64', 'wav'],
    ['MP3 with a tag', 'ID3\x03\0', 'mp3'],
    ['MP3 without a tag', '\xff\xfb\x90\x64', 'mp3'],
    ['MP3 of a lower rate', '\xff\xf3\x40\xc4', 'mp3'],
    ['MP3 of MPEG 2.5', '\xff\xe3\x80\xc4', 'mp3'],
    ['MP3 after zeros', '\0\0\0\0\0\0\0\0\0\0\xff\xfb\x90\x64', 'mp3'],
    ['AAC', '\xff\xf1\x50\x80', 'aac'],
    ['voice message of WhatsApp', 'OggS\0\x02\0\0OpusHead', 'ogg'],
    ['WebM', '\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'webm'],
    ['Matroska', '\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska', 'mkv'],
    ['PDF', '%PDF-1.7', 'pdf'],
    ['PDF after 1 KiB of something else', `${'\n'.repeat(1024)}%PDF-1.4`, 'pdf'],
    ['PDF after more than 1 KiB', `${'\n'.repeat(1025)}%PDF-1.4`, undefined],
    ['RTF', '{\\rtf1\\ansi', 'rtf'],
    ['old Office file', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'cfb'],
    ['zip', 'PK\x03\x04', 'zip'],
    ['GIF', 'GIF89a', 'gif'],
    ['AMR', '#!AMR\n', 'amr'],
    ['web page', '\n<!DOCTYPE html><p>', 'html'],
    ['drawing', '<?xml version="1.0"?>\n<svg xmlns="x">', 'svg'],
    ['text in UTF-16', '\xff\xfeH\0i\0', undefined],
    ['text', 'Dear Sir or Madam', undefined],
    ['nothing', '', undefined],
  ])('identify %s', (_, text, kind) => {
    expect(kindOfHead(bytes(text))).toBe(kind);
  });
});

describe('the message for a rejected file', () => {
  it('names its kind and the accepted kinds', () => {
    expect(wrongTypeMessage('competition_recording', 'heic')).toBe(
      'This is a HEIC picture. Choose a file of this type: MP3, M4A, WAV, MP4 or MOV.',
    );
    expect(wrongTypeMessage('cv')).toBe('Choose a file of this type: PDF, DOC or DOCX.');
    expect(descriptionOf('odt')).toBe('an ODT document');
    expect(descriptionOf('mp4')).toBe('an MP4 video');
  });

  it('depends on the whole content for a container', () => {
    expect(mayBeTaken('cv', 'zip')).toBe(true);
    expect(mayBeTaken('cv', 'cfb')).toBe(true);
    expect(mayBeTaken('competition_picture', 'zip')).toBe(false);
    expect(mayBeTaken('competition_picture', 'heic')).toBe(true);
  });
});
