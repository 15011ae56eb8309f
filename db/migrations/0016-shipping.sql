-- Which way of delivery was chosen for a cart, one for each sender; no row: the standard way (decision 0052).
create table cart_shipping (
  cart_id uuid not null references cart (id) on delete cascade,
  -- rules/src/cart-groups.ts, deliveryKeyOf: 'own', or the prefix and number of a seller or partner
  delivery_key text not null,
  option_id integer not null,
  chosen_at timestamptz not null,
  primary key (cart_id, delivery_key)
);

-- A week in which orders are collected to ship together; purchase_order.bundle_id says which. What it holds is summed from its
-- orders, so that a canceled one needs no second bookkeeping.
create table bundle (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  closed_at timestamptz,
  -- as it was when it opened: what was promised then holds until it closes
  free_shipping_threshold_cents integer not null check (free_shipping_threshold_cents >= 0),
  -- closing: its week is over and its orders are being charged
  status text not null check (status in ('open', 'closing', 'closed')),
  check (closes_at > opened_at),
  check ((status = 'closed') = (closed_at is not null))
);
-- A user collects in one bundle at a time, also when two orders open one at the same moment.
create unique index bundle_open on bundle (user_id) where status = 'open';
create index bundle_due on bundle (closes_at) where status in ('open', 'closing');
create index bundle_user on bundle (user_id, opened_at desc);
