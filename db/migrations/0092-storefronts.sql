-- A person's own page (decision 0156), and whom people follow (decision 0157).

create table storefront (
  user_id uuid primary key references user_account (id) on delete cascade,
  code text not null unique,
  -- what its owner wants to be called there; null: no name
  name text check (length(name) between 1 and 40),
  shows_pieces boolean not null,
  is_open boolean not null,
  changed_at timestamptz not null
);

create table follow (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  brand_id integer references brand (id),
  seller_id uuid references user_account (id) on delete cascade,
  created_at timestamptz not null,
  check (num_nonnulls(brand_id, seller_id) = 1),
  unique nulls not distinct (user_id, brand_id, seller_id)
);
create index follow_brand on follow (brand_id, user_id) where brand_id is not null;
create index follow_seller on follow (seller_id, user_id) where seller_id is not null;

-- Up to which listing followers were told of new pieces: one row.
create table follow_watch (
  one boolean primary key default true check (one),
  listed_seen_at timestamptz not null
);
