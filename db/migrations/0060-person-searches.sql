-- Who looked for people at the desk, when, by which text, and how many were found (decision 0121). Kept for a year.
create table person_search (
  id bigint generated always as identity primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  at timestamptz not null,
  text text not null,
  found integer not null
);
create index person_search_at on person_search (at);
create index person_search_of_user on person_search (user_id, id desc);
