-- Orders: what was bought, how it is paid, and where it is (domain model, "orders"; specification §3 order statuses, transaction
-- kinds; decision 0060). An order comes into being before its payment is asked for, so that a charge always has an order to belong to.

create table purchase_order (
  id uuid primary key,
  -- who placed it: a user, or the visitor of a guest
  user_id uuid references user_account (id),
  visitor_id bigint references visitor (id) on delete set null,
  cart_id uuid references cart (id) on delete set null,
  -- opens the order for those who have the link of its mails
  access_key text not null,
  email text not null,
  -- rules/src/order-states.ts owns the states and which may follow which
  status text not null,
  bundle_id uuid,
  -- where to, as it was when it was placed: an address book may change
  ship_to jsonb,
  bill_to jsonb,
  delivery_location text,
  payment_method text not null,
  payment_label text,
  payment_last4 text,
  promo_code text,
  -- the whole of rules' Totals as it was agreed to
  totals jsonb not null,
  subtotal_cents integer not null check (subtotal_cents >= 0),
  discount_cents integer not null check (discount_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  fees_cents integer not null check (fees_cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  duty_cents integer not null check (duty_cents >= 0),
  total_cents integer not null check (total_cents >= 0),
  credits_cents integer not null check (credits_cents >= 0),
  gift_cards_cents integer not null check (gift_cards_cents >= 0),
  charged_cents integer not null check (charged_cents >= 0),
  placed_at timestamptz not null,
  confirmed_at timestamptz,
  canceled_at timestamptz,
  -- the amount that was captured; null until then
  captured_cents integer,
  captured_at timestamptz,
  check (user_id is not null or visitor_id is not null or cart_id is null),
  constraint order_parts_sum check (total_cents = subtotal_cents - discount_cents + shipping_cents + fees_cents + tax_cents + duty_cents),
  constraint order_payment_sums check (total_cents = credits_cents + gift_cards_cents + charged_cents)
);
create index purchase_order_user on purchase_order (user_id, placed_at desc);
create index purchase_order_visitor on purchase_order (visitor_id, placed_at desc);
create index purchase_order_email on purchase_order (lower(email));
create index purchase_order_bundle on purchase_order (bundle_id) where bundle_id is not null;
create index purchase_order_open on purchase_order (status, placed_at) where status in ('not_paid', 'confirmed', 'in_progress', 'auto_charged', 'shipped');

create table order_line (
  id uuid primary key,
  order_id uuid not null references purchase_order (id),
  kind text not null check (kind in ('item', 'gift_card', 'reclaim')),
  item_number bigint references item (item_number),
  -- which parcel it travels in: shipment.group_key
  group_key text,
  price_cents integer not null check (price_cents >= 0),
  discount_cents integer not null check (discount_cents >= 0),
  net_cents integer not null check (net_cents >= 0),
  tax_cents integer not null check (tax_cents >= 0),
  duty_cents integer not null check (duty_cents >= 0),
  canceled_at timestamptz,
  check ((kind = 'gift_card') = (item_number is null)),
  constraint order_line_parts_sum check (net_cents = price_cents - discount_cents)
);
create index order_line_order on order_line (order_id);
-- The last line of defence: a piece has at most one uncancelled order.
create unique index order_line_piece on order_line (item_number) where canceled_at is null and kind = 'item';

-- One try to pay, with the key that the browser made for it: whatever is clicked, lost or sent again, one key is one order and one charge.
create table payment_attempt (
  id uuid primary key,
  key text not null unique,
  order_id uuid not null unique references purchase_order (id),
  -- what was asked for, so that a key used for something else is found out
  request text not null,
  driver text not null,
  method text not null,
  -- what the processor gave the browser; never a card's number
  token text,
  amount_cents integer not null check (amount_cents >= 0),
  status text not null check (status in ('started', 'review', 'approval', 'authorized', 'declined', 'abandoning', 'abandoned')),
  reference text,
  decline_code text,
  approval_url text,
  started_at timestamptz not null,
  -- until when an answer is waited for; then the attempt is given up
  deadline_at timestamptz not null,
  settled_at timestamptz
);
create index payment_attempt_open on payment_attempt (deadline_at) where status in ('started', 'review', 'approval', 'abandoning');
create index payment_attempt_reference on payment_attempt (driver, reference);

-- Webhooks as they came: each once.
create table payment_event (
  driver text not null,
  event_id text not null,
  reference text not null,
  key text not null,
  received_at timestamptz not null default now(),
  primary key (driver, event_id)
);

-- What moved, in the words of §3 (transaction kinds); the ledger has the double entries.
create table order_transaction (
  id uuid primary key,
  order_id uuid not null references purchase_order (id),
  -- the same thing is never noted twice
  key text not null unique,
  kind text not null check (kind in ('authorization', 'credit', 'credit_refund', 'deposit', 'final_charge', 'refund')),
  amount_cents integer not null check (amount_cents > 0),
  label text not null,
  reference text,
  happened_at timestamptz not null
);
create index order_transaction_order on order_transaction (order_id, happened_at);

-- What happened to an order, and who did it: its timeline, and the audit of people at work.
create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references purchase_order (id),
  kind text not null,
  from_status text,
  to_status text,
  -- a person at work; null for the shopper's own doing and for jobs
  actor_id uuid references user_account (id),
  reason text not null default '',
  detail jsonb not null default '{}',
  happened_at timestamptz not null
);
create index order_event_order on order_event (order_id, id);
create index order_event_actor on order_event (actor_id, happened_at desc) where actor_id is not null;

-- A parcel: one for each group of an order that ships by itself; orders of a bundle share one.
create table shipment (
  id uuid primary key,
  order_id uuid not null references purchase_order (id),
  group_key text not null,
  source text not null check (source in ('own', 'dropship', 'p2p', 'partner')),
  warehouse_id integer references warehouse (id),
  ship_from text not null,
  service_type text not null,
  price_cents integer not null check (price_cents >= 0),
  min_estimate date,
  max_estimate date,
  -- rules/src/shipment-states.ts
  status text not null,
  carrier text check (carrier in ('fedex', 'newgistics', 'ups', 'usps')),
  tracking_code text unique,
  bundle_id uuid,
  packed_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  unique (order_id, group_key)
);
create index shipment_open on shipment (status, id) where status in ('waiting', 'picking', 'packed');

-- A hold that is being paid for belongs to its order; paying prolongs it once (domain model, "The hold").
alter table hold add column extended_at timestamptz;
create index hold_order on hold (order_id) where order_id is not null;
