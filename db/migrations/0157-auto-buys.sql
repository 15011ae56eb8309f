-- Saved searches that buy by themselves: what their owners agreed to, and what was bought (decision 0214).

-- Orders keep pointing at an address; this agreement does too, and pauses once the address is hidden.
create table auto_buy (
  search_id uuid primary key references saved_search (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  -- of one piece with its delivery, fees and tax
  most_cents integer not null check (most_cents > 0),
  pieces_most integer not null check (pieces_most between 1 and 10),
  ends_at timestamptz not null,
  saved_method_id uuid references saved_method (id) on delete set null,
  address_id uuid references address (id) on delete set null,
  final_sale boolean not null,
  -- the search as it was agreed to: a search that is changed buys nothing until its owner agrees again
  query jsonb not null,
  agreed_at timestamptz not null,
  -- of the link that stops the agreement without a log-in
  stop_code text not null unique,
  stopped_at timestamptz,
  stopped_why text check (stopped_why in ('owner', 'done', 'declined', 'approval', 'method', 'address', 'terms')),
  check ((stopped_at is null) = (stopped_why is null))
);
create index auto_buy_user on auto_buy (user_id);
create index auto_buy_method on auto_buy (saved_method_id) where saved_method_id is not null;
create index auto_buy_address on auto_buy (address_id) where address_id is not null;

-- A piece that an agreement ordered, bought, or left to others; once for each match that was told.
create table auto_buy_try (
  id uuid primary key,
  search_id uuid references saved_search (id) on delete set null,
  user_id uuid not null references user_account (id) on delete cascade,
  item_number bigint not null references item (item_number) on delete cascade,
  matched_at timestamptz not null,
  -- of the agreement: it counts its own pieces
  agreed_at timestamptz not null,
  -- ordered: the payment is being authorized; failed: the payment was not authorized; passed: nothing was ordered
  status text not null check (status in ('ordered', 'bought', 'failed', 'passed')),
  why text,
  order_id uuid references purchase_order (id),
  total_cents integer,
  tried_at timestamptz not null,
  check ((order_id is null) = (status = 'passed'))
);
create unique index auto_buy_try_match on auto_buy_try (search_id, item_number, matched_at);
create index auto_buy_try_user on auto_buy_try (user_id);
create index auto_buy_try_item on auto_buy_try (item_number);
create index auto_buy_try_order on auto_buy_try (order_id) where order_id is not null;
create index auto_buy_try_open on auto_buy_try (tried_at) where status = 'ordered';
