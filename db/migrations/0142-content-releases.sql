-- Releases of the texts that are written in files (specification §7, getContentRelease; decision 0202). The texts in force stand
-- in legal_document and help_article; a release keeps all its texts, so that an earlier one can be put in force again.

create table content_release (
  id uuid primary key,
  number integer not null unique,
  note text not null check (note <> ''),
  state text not null check (state in ('draft', 'live', 'retired')),
  made_by uuid references user_account (id) on delete set null,
  made_at timestamptz not null,
  published_by uuid references user_account (id) on delete set null,
  published_at timestamptz,
  check ((state = 'draft') = (published_at is null))
);
-- one release is in force
create unique index content_release_live on content_release (state) where state = 'live';

create table content_document (
  release_id uuid not null references content_release (id) on delete cascade,
  kind text not null check (kind in ('legal', 'help')),
  slug text not null,
  rank integer not null,
  title text not null,
  updated_on date,
  topic text,
  links jsonb not null default '[]',
  body text not null,
  primary key (release_id, kind, slug),
  check ((kind = 'legal') = (updated_on is not null)),
  check ((kind = 'help') = (topic is not null))
);

-- A shop that has texts already: they are its first release.
insert into content_release (id, number, note, state, made_at, published_at)
select gen_random_uuid(), 1, 'The texts with which releases began', 'live', now(), now()
where exists (select 1 from legal_document);
insert into content_document (release_id, kind, slug, rank, title, updated_on, body)
select r.id, 'legal', d.slug, d.rank, d.title, d.updated_on, d.body_markdown from content_release r cross join legal_document d;
insert into content_document (release_id, kind, slug, rank, title, topic, links, body)
select r.id, 'help', a.slug, a.rank, a.question, a.topic, a.links, a.answer_markdown from content_release r cross join help_article a;
