-- What somebody loves, in lists with names, shared, and told of (decisions 0154 to 0156).

create table favorite_list (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null
);
create unique index favorite_list_name on favorite_list (user_id, lower(name));

-- The piece's price when it was loved; null in rows from before this column.
alter table favorite add column price_cents integer;
-- The list that the piece is in; null: in none. A list that is deleted lets its pieces go first.
alter table favorite add column list_id uuid;
-- When its owner last heard of this piece, and at what price.
alter table favorite add column told_at timestamptz;
alter table favorite add column told_price_cents integer;

-- A link that shows a list to whoever has it: all favorites where list_id is null.
create table favorite_share (
  code text primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  list_id uuid references favorite_list (id) on delete cascade,
  shows_name boolean not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create unique index favorite_share_living on favorite_share (user_id, list_id) nulls not distinct where revoked_at is null;

-- Up to when ends of holds were looked at for those who love the pieces: one row.
create table favorite_watch (
  one boolean primary key default true check (one),
  holds_seen_at timestamptz not null
);
