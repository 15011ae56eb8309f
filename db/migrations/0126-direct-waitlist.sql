-- Selling from home (specification §2, peer-to-peer): who waits for it, and what people say of it.

create table direct_waitlist (
  id uuid primary key,
  -- an address stands here once, whoever typed it
  email citext not null unique,
  user_id uuid references user_account (id),
  visitor_id bigint references visitor (id) on delete set null,
  joined_at timestamptz not null
);
create index direct_waitlist_user on direct_waitlist (user_id) where user_id is not null;
create index direct_waitlist_visitor on direct_waitlist (visitor_id) where visitor_id is not null;

create table direct_survey (
  id uuid primary key,
  user_id uuid unique references user_account (id),
  -- the browser that the answers came from; answers without a user are the user's that changes them there
  visitor_id bigint references visitor (id) on delete set null,
  -- the lists of rules/src/waitlist/survey.ts
  sells text[] not null,
  often text not null,
  places text[] not null,
  obstacle text not null,
  may_write boolean not null,
  answered_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index direct_survey_visitor on direct_survey (visitor_id) where user_id is null;
