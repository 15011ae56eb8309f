-- Listings that members keep, and are told about when a piece for them goes on sale (decisions 0158 and 0159).

create table saved_search (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  name text not null check (name <> ''),
  -- what makes two names the same
  name_key text not null,
  -- the listing: path, filters of the address and the path, the text that was searched for
  path text not null,
  filters jsonb not null,
  text text not null default '',
  -- what the filters, the text and the words were understood as: rules/src/saved-searches/stored-query.ts
  query jsonb not null,
  rhythm text not null check (rhythm in ('at_once', 'daily', 'weekly')),
  paused_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- when its owner last looked at it: later matches are new
  looked_at timestamptz not null,
  -- when its matches were last told in a digest
  told_at timestamptz
);
create unique index saved_search_name on saved_search (user_id, name_key);
create index saved_search_digests on saved_search (rhythm, told_at) where rhythm <> 'at_once' and paused_at is null;

-- The keys under which a search is found by a piece: rules/src/saved-searches/match-keys.ts. A paused search has none.
create table saved_search_key (
  key bigint not null,
  search_id uuid not null references saved_search (id) on delete cascade,
  from_cents integer,
  to_cents integer,
  primary key (key, search_id) include (from_cents, to_cents)
);
create index saved_search_key_search on saved_search_key (search_id);

-- A piece that a search was told of, once for each price. It stays, so that nothing is told twice.
create table saved_search_match (
  search_id uuid not null references saved_search (id) on delete cascade,
  item_number bigint not null references item (item_number) on delete cascade,
  price_cents integer not null,
  kind text not null check (kind in ('new', 'relisted', 'cheaper')),
  was_cents integer,
  matched_at timestamptz not null default clock_timestamp(),
  -- null: waits for the digest of its search
  told_at timestamptz,
  primary key (search_id, item_number, price_cents)
);
create index saved_search_match_latest on saved_search_match (search_id, matched_at desc);
create index saved_search_match_untold on saved_search_match (search_id) where told_at is null;

-- Pieces that went on sale or became cheaper, until they have been matched.
create table search_change (
  id bigint generated always as identity primary key,
  item_number bigint not null,
  kind text not null check (kind in ('new', 'relisted', 'cheaper')),
  was_cents integer,
  at timestamptz not null default clock_timestamp()
);
-- Rows live for a moment, as those of the outbox.
alter table search_change set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);

-- Written in the change's own transaction. While nobody has saved a search, nothing waits.
create function change_for_searches() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = 'listed' and exists (select 1 from saved_search) then
      insert into search_change (item_number, kind) values (new.item_number, 'new');
    end if;
  elsif new.state = 'listed' and old.state <> 'listed' then
    if exists (select 1 from saved_search) then
      insert into search_change (item_number, kind)
        values (new.item_number, case when old.listed_at is null or old.state in ('received', 'processing', 'under_review', 'pending_listing') then 'new' else 'relisted' end);
    end if;
  elsif new.state = 'listed' and new.price_cents < old.price_cents then
    if exists (select 1 from saved_search) then
      insert into search_change (item_number, kind, was_cents) values (new.item_number, 'cheaper', old.price_cents);
    end if;
  end if;
  return null;
end
$$;
create trigger item_for_searches after insert or update of state, price_cents on item for each row execute function change_for_searches();
