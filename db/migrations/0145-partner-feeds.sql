-- Feeds of partners: pieces of their own stock that they offer, reprice and withdraw (issue "Selling every way"; decision 0206).
-- The rules are those of rules/src/partners.

-- The terms under which a partner sells here. New pieces take them over as their payout terms; a change never changes a promise.
create table partner_contract (
  supplier_id integer primary key references supplier (id),
  -- the member account that earns what the pieces pay
  account_id uuid not null references user_account (id),
  -- as whom shoppers see the partner
  third_party_seller_id integer not null unique references third_party_seller (id),
  -- [{ from (cents), basisPoints }], by slices of the price
  ladder jsonb not null,
  -- days after delivery until the earnings are available
  hold_days smallint not null check (hold_days between 0 and 120)
);

-- Keys of signatures. The secret is sealed with the shop's own secret, so that a copy of the database alone opens none.
create table partner_key (
  id text primary key,
  supplier_id integer not null references supplier (id),
  sealed bytea not null,
  made_by uuid references user_account (id),
  made_at timestamptz not null,
  -- the key is good until then; null: until somebody ends it
  ends_at timestamptz,
  last_used_at timestamptz
);
create index partner_key_supplier on partner_key (supplier_id);

create table partner_feed (
  id uuid primary key,
  supplier_id integer not null references supplier (id),
  -- counted from 1 for each partner: of two feeds the one that came later has the last word about a piece
  number integer not null,
  -- the partner's own name of the feed, which makes a second delivery of it the same feed
  reference text not null,
  mode text not null check (mode in ('good_rows', 'all_or_nothing')),
  format text not null check (format in ('csv', 'ndjson', 'json')),
  state text not null check (state in ('received', 'waiting', 'applying', 'applied', 'refused')),
  key_id text not null references partner_key (id),
  body_hash bytea not null,
  bytes integer not null,
  row_count integer not null,
  received_at timestamptz not null,
  checked_at timestamptz,
  ended_at timestamptz,
  -- why the whole feed was refused, in words
  refusal text,
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  unique (supplier_id, reference),
  unique (supplier_id, number),
  check ((state = 'refused') = (refusal is not null)),
  check ((state in ('applied', 'refused')) = (ended_at is not null))
);

-- The rows of a feed. They are staged first, then judged, then applied in batches; a row with an outcome is done.
create table partner_feed_row (
  feed_id uuid not null references partner_feed (id) on delete cascade,
  row_number integer not null,
  sku text not null,
  raw jsonb not null,
  verdict text check (verdict in ('good', 'new_brand', 'bad')),
  -- [{ field, value, reason }]
  problems jsonb not null default '[]',
  -- what the row asks for, once it was judged to be good
  wish jsonb,
  outcome text check (outcome in ('listed', 'waits_for_photos', 'repriced', 'withdrawn', 'unchanged', 'refused')),
  item_number bigint references item (item_number),
  primary key (feed_id, row_number)
);
create index partner_feed_row_sku on partner_feed_row (feed_id, sku);
create index partner_feed_row_item on partner_feed_row (item_number) where item_number is not null;

-- Which piece of ours a partner's number means.
create table partner_piece (
  supplier_id integer not null references supplier (id),
  sku text not null,
  item_number bigint not null unique references item (item_number),
  feed_number integer not null,
  withdrawn_at timestamptz,
  primary key (supplier_id, sku)
);

-- Photographs that a partner has sent for rows of its feeds, by the names that the rows use.
create table partner_photo (
  supplier_id integer not null references supplier (id),
  name text not null,
  upload_id uuid not null references photo_upload (id) on delete cascade,
  primary key (supplier_id, name)
);
create index partner_photo_upload on partner_photo (upload_id);

-- Who did what for a partner at the desk.
create table partner_event (
  id bigint generated always as identity primary key,
  supplier_id integer not null references supplier (id),
  feed_id uuid references partner_feed (id),
  actor_id uuid references user_account (id),
  kind text not null,
  detail jsonb not null default '{}',
  at timestamptz not null
);
create index partner_event_supplier on partner_event (supplier_id, id desc);
