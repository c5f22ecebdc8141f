/** The staff account that changed something. */
const account = `'sample|' || i % 20`;

/** The state of a registration for lessons: in its list, in its history and in the audit log. */
const lessonStatus = `(array['new', 'new', 'contacted', 'placed', 'declined'])[1 + i % 5]`;

/**
 * Sample rows of each list, made by the database itself. `$1` is the number, `$2` the time of the newest. Their keys
 * follow from their number, so that a repeat adds none. They are labelled as samples everywhere, and none is shown on
 * the donor wall; their addresses are at example.com and nothing is queued, so that no mail is sent.
 */
export const sampleRows: Readonly<Record<string, readonly string[]>> = {
  donations: [
    `insert into orders (id, kind, state, amount_pesewas, currency, tx_ref, paid_pesewas, refunded_pesewas, customer_name,
       customer_email, created_at, paid_at, expires_at)
     select ${key('donation-order')}, 'donation', state, amount, 'GHS', 'SAMPLE-D-' || i,
       case when state in ('paid', 'refunded') then amount else 0 end, case when state = 'refunded' then amount else 0 end,
       ${name()}, ${email()}, ${at()}, case when state in ('paid', 'refunded') then ${at()} end, ${at()} + interval '1 day'
     from (select i, (1 + i % 40) * 500 as amount,
         (array['paid', 'paid', 'paid', 'failed', 'paid', 'expired', 'paid', 'refunded'])[1 + i % 8] as state
       from generate_series(1, $1::int) as i) as made`,
    ...paymentsOf('SAMPLE-D-%'),
    // Raises the projects' amounts once: only by new donations.
    `with made as (insert into donations (id, order_id, project_id, name, email, phone, message, anonymous, wall, method, created_at, changed_at)
     select ${key('donation')}, ${key('donation-order')}, p.id, ${name()}, ${email()}, ${phone()},
       case when 0 in (i % 5, i % 97) then 'Sample words: for the music, from all of us' end, i % 11 = 0,
       case when i % 97 = 0 and i % 8 not in (3, 5, 7) then 'waiting' else 'hidden' end, case when i % 3 = 0 then 'card' else 'mobile_money' end,
       ${at()}, ${at()}
     from generate_series(1, $1::int) as i
     join (select id, row_number() over (order by position, slug) - 1 as nth, count(*) over () as of from projects) p on p.nth = i % p.of
     on conflict do nothing returning order_id, project_id)
     update projects p set raised_pesewas = p.raised_pesewas + given.net
     from (select m.project_id, sum(o.paid_pesewas - o.refunded_pesewas) as net
       from made m join orders o on o.id = m.order_id group by m.project_id) as given
     where p.id = given.project_id`,
  ],
  tickets: [
    `insert into orders (id, kind, state, amount_pesewas, currency, tx_ref, paid_pesewas, refunded_pesewas, customer_name,
       customer_email, created_at, paid_at, expires_at)
     select ${key('ticket-payment')}, 'tickets', case when i % 6 = 0 then 'expired' else 'refunded' end, 12000, 'GHS',
       'SAMPLE-T-' || i, case when i % 6 = 0 then 0 else 12000 end, case when i % 6 = 0 then 0 else 12000 end, ${name()}, ${email()}, ${at()},
       case when i % 6 > 0 then ${at()} end, ${at()} + interval '1 hour'
     from generate_series(1, $1::int) as i`,
    `insert into ticket_orders (id, order_id, sale, fulfilment, method, name, email, phone, amount_pesewas, created_at, paid_at)
     select ${key('ticket-order')}, ${key('ticket-payment')}, 'public', case when i % 6 = 0 then 'waiting' else 'given' end,
       'mobile_money', ${name()}, ${email()}, ${phone()}, 12000, ${at()}, case when i % 6 > 0 then ${at()} end
     from generate_series(1, $1::int) as i`,
    ...paymentsOf('SAMPLE-T-%'),
    // Returned and refunded, so that they occupy no place of the hall.
    `insert into tickets (id, ticket_order_id, type_id, position, unit, state, price_pesewas, name, created_at, ended_at)
     select ${key('ticket')}, ${key('ticket-order')}, t.id, 0, 0, 'returned', 12000, ${name()}, ${at()}, ${at()}
     from generate_series(1, $1::int) as i, (select id from ticket_types order by position, id limit 1) t where i % 6 > 0`,
  ],
  invitations: [
    // Expired from the beginning, so that they cannot be used.
    `insert into ticket_invitations (id, code, sale, type_ids, max_tickets, guest_name, email, valid_until, is_revoked, note,
       created_at, created_by)
     select ${key('invitation')}, 'S' || lpad(i::text, 7, '0'), 'pre-sale', array[t.id], 2, ${name()}, ${email()},
       ${at()} + interval '1 second', i % 50 = 0, null, ${at()}, 'sample'
     from generate_series(1, $1::int) as i,
       (select id from ticket_types where sale = 'pre-sale' order by position, id limit 1) t`,
  ],
  registrations: [
    `insert into competition_entries (id, submission_key, state, name, person_key, birth_date, email, phone, instrument, band,
       grade, piece_a, piece_b, teacher, consent, fee_pesewas, paid_at_office_at, created_at)
     select ${key('entry')}, ${key('entry-key')}, (array['submitted', 'submitted', 'returned', 'accepted', 'withdrawn'])[1 + i % 5],
       ${name()}, 'sample ' || i, date '1998-05-20', ${email()}, ${phone()}, 'piano', '3+', 5,
       'invention-no-1-in-c-major-bwv-772-bach', 'gymnopedie-no-1-satie', 'Sample teacher', 'not_needed', 20000,
       case when i % 3 > 0 or i % 5 = 3 then ${at()} end, ${at()}
     from generate_series(1, $1::int) as i`,
    // An accepted one has all its documents, a withdrawn one has none.
    `insert into competition_papers (entry_id, kind, added_at)
     select ${key('entry')}, kind, ${at()} from generate_series(1, $1::int) as i,
       unnest(array['proof_of_age', 'picture', 'recording', 'certificate']) as kind
     where (i % 4 > 0 or i % 5 = 3) and i % 5 <> 4`,
  ],
  'music-study': [
    `insert into music_study_registrations (id, submission_key, reference, status, instrument, programme, level, category,
       class_type, mode, venue, times, student, email, phone, message, received_at)
     select ${key('lesson')}, ${key('lesson-key')}, 'LEARN-S' || i, ${lessonStatus},
       (array['piano', 'violin', 'cello', 'guitar', 'saxophone', 'trumpet'])[1 + i % 6], 'adult_study', 'intermediate',
       'classical', 'private', 'in_person', 'accra', array['monday_morning'], ${name()}, ${email()}, ${phone()}, null, ${at()}
     from generate_series(1, $1::int) as i`,
    `insert into status_changes (subject, subject_id, from_status, to_status, actor, at)
     select 'music_study', ${key('lesson')}, 'new', ${lessonStatus}, ${account}, ${at()}
     from generate_series(1, $1::int) as i
     where ${lessonStatus} <> 'new' and not exists (select from status_changes where subject_id = ${key('lesson')})`,
    `insert into teachers (id, request_key, name, instruments, venues)
     select ${key('teacher')}, ${key('teacher-key')}, ${name()},
       array[(array['piano', 'violin', 'cello', 'guitar', 'saxophone', 'trumpet'])[1 + i % 6]],
       case when i % 2 = 0 then array['accra'] else array['accra', 'tema'] end
     from generate_series(1, least($1::int, 12)) as i`,
  ],
  performers: [
    `insert into performers (id, submission_key, reference, status, stage_name, kind, category, place, about, recordings,
       contact_name, email, phone, received_at)
     select ${key('performer')}, ${key('performer-key')}, 'PLAY-S' || i, (array['applied', 'applied', 'accepted', 'declined'])[1 + i % 4],
       'The ' || ${name()} || ' Trio', 'Piano, cello and voice', 'contemporary', 'accra', 'Sample words: we play highlife slowly.',
       '{}', ${name()}, ${email()}, ${phone()}, ${at()}
     from generate_series(1, $1::int) as i`,
  ],
  engagements: [
    `insert into engagements (id, submission_key, reference, status, occasion, date, start_time, place, music,
       wished_performers, budget_pesewas, name, email, phone, received_at)
     select ${key('engagement')}, ${key('engagement-key')}, 'BOOK-S' || i,
       (array['new', 'new', 'offered', 'confirmed', 'declined', 'done'])[1 + i % 6], 'wedding', (${at()})::date + 60, '15:30',
       'Sample place', 'both', '{}', (1 + i % 20) * 50000, ${name()}, ${email()}, ${phone()}, ${at()}
     from generate_series(1, $1::int) as i`,
  ],
  challenge: [
    files('challenge_sheet'),
    `insert into challenge_entries (id, submission_key, reference, status, artist, age, place, piece, sheet_id, email, received_at)
     select ${key('sheet')}, ${key('sheet-key')}, 'ART-S' || i, (array['entered', 'entered', 'shortlisted', 'declined'])[1 + i % 4],
       ${name()}, 20 + i % 40, 'Accra', 'The Swan', ${key('file challenge_sheet')}, ${email()}, ${at()}
     from generate_series(1, $1::int) as i`,
  ],
  messages: [
    `insert into contact_messages (id, submission_key, topic, name, email, phone, message, received_at)
     select ${key('message')}, ${key('message-key')}, 'lessons', ${name()}, ${email()}, ${phone()},
       'Sample question: do you teach the kora on Saturdays? I am number ' || i || '.', ${at()}
     from generate_series(1, $1::int) as i`,
  ],
  'fee-enquiries': [
    `insert into fee_enquiries (id, submission_key, instrument, programme, name, email, question, received_at)
     select ${key('fees')}, ${key('fees-key')}, (array['piano', 'violin', 'cello'])[1 + i % 3], 'adult_study', ${name()},
       ${email()}, null, ${at()}
     from generate_series(1, $1::int) as i`,
  ],
  applications: [
    files('cv'),
    `insert into job_applications (id, submission_key, reference, opening, opening_title, name, email, phone, letter, cv_id, received_at)
     select ${key('application')}, ${key('application-key')}, 'WORK-S' || i, 'cello', 'Cello teacher', ${name()}, ${email()},
       ${phone()}, 'Sample letter: I would like to teach with you.', ${key('file cv')}, ${at()}
     from generate_series(1, $1::int) as i`,
  ],
  members: [
    `insert into community_members (id, state, name, email, interests, joined_at, confirmed_at)
     select ${key('member')}, 'confirmed', ${name()}, ${email()}, array['concerts'], ${at()}, ${at()}
     from generate_series(1, $1::int) as i`,
  ],
  referrals: [
    `insert into referral_links (id, code, submission_key, opened, created_at)
     select ${key('link')}, 'sample' || i, ${key('referral-key')}, i % 9, ${at()} from generate_series(1, $1::int) as i`,
    `insert into referrals (id, submission_key, link_id, name, email, received_at)
     select ${key('referral')}, ${key('referral-key')}, ${key('link')}, ${name()}, ${email()}, ${at()}
     from generate_series(1, $1::int) as i`,
  ],
  volunteers: [
    `insert into volunteers (id, request_key, name, email, phone, note, is_active, added_at)
     select ${key('volunteer')}, ${key('volunteer-key')}, ${name()}, ${email()}, ${phone()},
       case when i % 5 = 0 then 'Sample words: at the door, on Saturdays' end, i % 50 > 0, ${at()}
     from generate_series(1, $1::int) as i`,
  ],
  audit: [
    `insert into audit_actions (id, at, account, name, operation)
     select ${key('action')}, ${at()}, ${account},
       (array['Akosua Mensah', 'Kwame Owusu', 'Efua Asante'])[1 + i % 20 % 3] || ' (sample)',
       'changeMusicStudyEntryStatus'
     from generate_series(1, $1::int) as i`,
    `insert into audit_changes (action_id, kind, subject, subject_id, label, before, after)
     select ${key('action')}, 'update', 'music_study_registrations', ${key('lesson')}::text, 'LEARN-S' || i,
       jsonb_build_object('status', case when ${lessonStatus} = 'new' then 'contacted' else 'new' end),
       jsonb_build_object('status', ${lessonStatus})
     from generate_series(1, $1::int) as i
     where not exists (select from audit_changes where action_id = ${key('action')})`,
  ],
  visits: [
    `insert into page_views (day, path, source, views)
     select (${at()})::date, '/sample-' || 1 + i % 5,
       (array['none', 'search', 'social'])[1 + i % 3], 1 + i % 7
     from generate_series(1, $1::int) as i
     where not exists (select from page_views where path like '/sample-%')`,
  ],
  outbox: [
    `insert into outbox (id, kind, key, payload, state, attempts, created_at, due_at, ended_at, last_error)
     select ${key('mail')}, 'mail', 'sample:' || i,
       jsonb_build_object('to', ${email()}, 'subject', 'Sample mail ' || i, 'text', 'Sample', 'html', '<p>Sample</p>'),
       case when i % 97 = 0 then 'failed' else 'done' end, 1, ${at()}, ${at()}, ${at()},
       case when i % 97 = 0 then 'Message failed: 550 5.1.1 no such user' end
     from generate_series(1, $1::int) as i`,
  ],
};

/** Returns attempt, payment and refund of each sample order with such a reference. */
function paymentsOf(reference: string): string[] {
  return [
    `insert into payment_attempts (tx_ref, order_id, amount_pesewas, currency, opened_at)
     select o.tx_ref, o.id, o.amount_pesewas, 'GHS', o.created_at from orders o where o.tx_ref like '${reference}'`,
    `insert into payments (id, provider_id, tx_ref, order_id, status, amount_minor, currency, granted, refunded_minor,
       first_seen_at, changed_at)
     select gen_random_uuid(), 'sample-' || o.number, o.tx_ref, o.id, 'successful', o.amount_pesewas, 'GHS', true,
       o.refunded_pesewas, o.created_at, o.created_at
     from orders o where o.paid_pesewas > 0 and o.tx_ref like '${reference}'`,
    `insert into refunds (id, payment_id, request_key, amount_minor, state, reason, requested_by, provider_id, requested_at,
       ended_at)
     select gen_random_uuid(), p.id, ${uuidOf(`'sample refund ' || p.tx_ref`)}, p.refunded_minor, 'done',
       'Sample reason: paid by mistake', 'sample|0', p.provider_id, p.first_seen_at, p.first_seen_at
     from payments p where p.refunded_minor > 0 and p.tx_ref like '${reference}'`,
  ];
}

/** Returns a key that follows from its input and looks like a UUID of version 4. */
function key(of: string): string {
  return uuidOf(`'sample ${of} ' || i`);
}

function uuidOf(text: string): string {
  return `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
}

/** Returns a file for each sample of a list, which is deleted with it; the store does not contain it. */
function files(purpose: string): string {
  return `insert into uploads (id, state, purpose, name, size, kind, storage_key, digest, claimed_by, created_at, expires_at)
    select ${key(`file ${purpose}`)}, 'claimed', '${purpose}', 'sample.pdf', 1, 'pdf', ${key(`file ${purpose}`)} || '/sample', 'sample',
      'sample', ${at()}, ${at()}
    from generate_series(1, $1::int) as i`;
}

/** Returns one of some eighteen thousand names, labelled as a sample. */
function name(): string {
  return `(array['Ama', 'Kofi', 'Esi', 'Kojo', 'Yaa', 'Kwame', 'Efua', 'Kwesi', 'Abena', 'Yaw', 'Akosua', 'Nii', 'Adjoa',
    'Selasi', 'Dzifa', 'Ekow', 'Naa', 'Fiifi', 'Maame', 'Paa'])[1 + i % 20] || ' ' ||
    (array['Asa', 'Boa', 'Dar', 'Owu', 'Men', 'Ant', 'Ser', 'Tet', 'Qua', 'Agy', 'Ofo', 'Nkr', 'Adu', 'Bre', 'Dan', 'Ess',
    'Fri', 'Gya', 'Hay', 'Kum', 'Lar', 'Nar', 'Opp', 'Pob', 'Sac', 'Tac', 'Wus', 'Yeb', 'Zor', 'Amo'])[1 + i / 20 % 30] ||
    (array['mah', 'teng', 'koh', 'su', 'sah', 'wi', 'waa', 'teh', 'ye', 'man', 'ri', 'mah', 'sei', 'fo', 'so', 'ien', 'mpong',
    'mfi', 'ford', 'asi', 'bi', 'tey', 'ong', 'ee', 'key', 'kie', 'ah', 'oah', 'kor', 'ako'])[1 + i / 600 % 30] || ' (sample)'`;
}

function email(): string {
  return `'sample' || i || '@example.com'`;
}

function phone(): string {
  return `'+2332' || lpad(i::text, 8, '0')`;
}

/** Seven minutes apart, the newest first. */
function at(): string {
  return `($2::timestamptz - i * interval '7 minutes')`;
}
