-- Blocks and reports between members, wherever they meet (decision 0268).

-- short: member_block, one row for each block between two members
alter table member_block
  add column id uuid not null default gen_random_uuid() unique,
  -- asker: a shopper who asked about a piece, and whose name stands nowhere beside the question
  add column origin text not null default 'person' check (origin in ('person', 'asker'));

-- A report of a person or of words, once for each reporter and subject. The words are those that the reporter read.
create table member_report (
  id uuid primary key,
  reporter_id uuid not null references user_account (id) on delete cascade,
  about_id uuid not null references user_account (id) on delete cascade,
  kind text not null check (kind in ('person', 'question', 'answer', 'review')),
  -- the account, the case of the question, or the review
  subject_id uuid not null,
  reported text not null default '',
  reason text not null check (reason in ('counterfeit', 'not_as_shown', 'offensive', 'fraud', 'other')),
  words text not null default '',
  at timestamptz not null,
  -- what an employee decided, and the words that both sides were told
  decision text check (decision in ('keep', 'remove_words', 'warn', 'suspend')),
  note text not null default '',
  decided_at timestamptz,
  decided_by uuid references user_account (id),
  -- when a suspension was ended
  lifted_at timestamptz,
  unique (reporter_id, kind, subject_id),
  check ((decision is null) = (decided_at is null))
);
create index member_report_open on member_report (at) where decided_at is null;
create index member_report_about on member_report (about_id, decided_at desc);
create index member_report_decided on member_report (decided_at desc) where decided_at is not null;
create index member_report_decider on member_report (decided_by) where decided_by is not null;

-- Words that an employee took off after a report.
alter table piece_question add column removed_at timestamptz;
alter table member_review add column words_removed_at timestamptz;
