-- What people search for: their own latest texts, and what many of them look for.

create table recent_search (
  id uuid primary key,
  visitor_id bigint references visitor (id) on delete cascade,
  user_id uuid references user_account (id) on delete cascade,
  -- as it was typed, cleaned
  text text not null check (text <> ''),
  -- what makes two texts the same
  text_key text not null check (text_key <> ''),
  -- pieces that it found without leaving words out; null: the search engine was away
  found integer check (found >= 0),
  searched_at timestamptz not null,
  check (num_nonnulls(visitor_id, user_id) = 1)
);
create unique index recent_search_of_visitor on recent_search (visitor_id, text_key) where visitor_id is not null;
create unique index recent_search_of_user on recent_search (user_id, text_key) where user_id is not null;
-- the daily count looks at a month of everybody's
create index recent_search_at on recent_search (searched_at);

-- Texts that several people searched for and that found something; made anew by a job.
create table search_term (
  text text primary key,
  searchers integer not null check (searchers > 0),
  found integer not null check (found > 0),
  counted_at timestamptz not null
);
