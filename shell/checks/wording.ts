/** The files with texts for visitors: pages, forms, messages and mails. */
export const written = {
  files: [
    '{mf-public,mf-competition,mf-donate,mf-mate,shared,shell}/src/**/*.{ts,tsx}',
    'shell/serve/forms/*.ts',
    'shell/release/compose/linkForm.ts',
    'backend/src/app/forms/links/**/*.ts',
    'backend/src/**/{*.mails,*Reminder*,stored,acknowledgement}.ts',
    'backend/src/tickets/issued/{canDo,drawTickets,ticketPdf}.ts',
  ],
  /** Drawings, notes, style sheets, texts for staff, and lists of search words. */
  without: [
    '**/*.{test,draw}.*',
    '**/{generated,testing,excerpts,repertoire}/**',
    'shared/src/{art,contract,staff,theme,private-links}/**',
    'shared/src/format/numberWord.ts',
    'shell/src/presses/**',
    'shell/src/search/{synonyms,words}.ts',
  ],
  /** Where only refusals and whole sentences are for visitors. */
  refusals: ['backend/src/**/*.ts'],
  /** Those for staff alone, and for developers. */
  withoutRefusals: [
    '**/*.test.ts',
    'backend/src/{office,staff,testing,platform/config,app/commands}/**',
    '**/staff/**',
  ],
} as const;

/** The highest grade of a text, and the shortest text that has one: the formula is too coarse for labels. */
export const limits = { grade: 8, words: 8 } as const;

/** Long words that every reader of the site knows: instruments, and what one does at this school. */
export const familiar =
  /^(?:pianos?|violins?|cellos?|guitars?|saxophones?|instruments?|classical|contemporary|competitions?|competitors?|auditions?|examinations?|recitals?|registrar|guardians?|certificates?|categor(?:y|ies)|rehearsals?)(?:’s?)?$/iu;

/** Words that a reader stumbles over, and what to write. */
export const avoided: readonly (readonly [match: RegExp, instead: string])[] = [
  [/(?<!(?:Latin|small|capital) )\bletters?\b(?! and numbers| MATE| from a to z)/i, 'email'],
  [/\b(?:e-)?mail(?:s|ed)?\b(?! server)/i, 'email'],
  [/\bpress(?:e[ds])?\b/i, 'tap, or select'],
  [/(?<!music |its )\bstands?\b/i, 'is'],
  [/\bwhoever\b|\bwhom\b/i, 'anyone who, or a sentence with another subject'],
  [/\brings?\b(?! Road)/i, 'call'],
  [/\btelephone\b/i, 'phone'],
  [/\bsomebody\b/i, 'someone'],
  [/\bmeanwhile\b|\banew\b/i, 'again, or nothing'],
  [/\bpupils?\b/i, 'student'],
  [/\bin force\b/i, 'current'],
  [/\bowed\b|\bbinds?\b/i, 'you pay nothing; it does not commit you to anything'],
  [/\bwish(?:es)?\b/i, 'would like'],
  [/\bgo(?:es)? on\b/i, 'continue'],
  [/\bgiv(?:e|es|en|ing) (?:this ticket |it )?on\b/i, 'transfer'],
  [/\b(?:given|gone|goes) back\b/i, 'return, or release'],
  [/\bnothing was taken\b/i, 'you were not charged'],
  [/\bback the way it came\b/i, 'refunded to your card or mobile money account'],
  [/\bjury\b|\bjurors?\b/i, 'judges'],
  [/\bway of moving\b/i, 'disability'],
  [/\bto have a child\b/i, 'maternity cover'],
  [
    /\b(?:Partner name|Sponsor (?:one|two|three|four)|P\.O\. Box 0000|Nothing to show yet)\b/,
    'nothing, until it is known',
  ],
];

/** Words of the specification, which stay as they are and count as one word. */
export const verbatim: readonly string[] = [
  'The curriculum follows an international graded standard',
  'Achieving Global Heights In Music Education and Performances',
  'Your donation has been received succesfully',
];

/** Texts that may have an avoided word or a higher grade, with the reason. */
export const exceptions: readonly (readonly [match: RegExp, reason: string])[] = [
  [/^The provided |^Access to this account |^User is (?:un)?auth/, 'words of the specification'],
  [/^(?:Sonatas and songs: Marcello|Junior Conservatory strings: Vivaldi)/, 'names of composers and pieces'],
  [/^Name, email, phone, letter, CV/, 'a letter of application'],
  [/^files are deleted with their records/, 'the title of a test'],
];
