-- What sellers earn, and how it reaches them (domain model, "earnings"; decisions 0070 and 0078). The ledger has the money; these
-- tables say which piece it came from and which way it went.

alter table user_account add column email_verified_at timestamptz;

-- A link that proves an address: its token's hash only, good once.
create table email_verification (
  token_hash bytea primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  -- the address that it was sent to: it proves no other
  email citext not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_verification_of_user on email_verification (user_id);

-- A consigned piece that was sold and charged. Its amounts are as they were on that day (rules/src/payouts.ts).
create table seller_sale (
  id uuid primary key,
  order_line_id uuid not null unique references order_line (id),
  order_id uuid not null references purchase_order (id),
  item_number bigint not null references item (item_number),
  seller_id uuid not null references user_account (id),
  bag_id uuid references bag (id),
  -- set: what it earns is the charity's, since the bag was a donation
  charity_id integer references supplier (id),
  price_cents integer not null check (price_cents >= 0),
  -- payout and booster: into the earnings
  earnings_cents integer not null check (earnings_cents >= 0),
  bag_fee_cents integer not null check (bag_fee_cents >= 0),
  selling_fee_cents integer not null check (selling_fee_cents >= 0),
  -- beside the price, from the shop: store credit once the earnings are available
  credit_cents integer not null check (credit_cents >= 0),
  -- rules' payout lines
  lines jsonb not null,
  sold_at timestamptz not null,
  -- a return of it is asked for and not decided
  returning_since timestamptz,
  clawed_back_at timestamptz,
  -- what could be taken back; the rest of its earnings is the shop's loss
  clawed_back_cents integer check (clawed_back_cents between 0 and earnings_cents),
  clawback_reason text,
  credit_granted_at timestamptz,
  constraint seller_sale_parts_sum check (price_cents = earnings_cents + bag_fee_cents + selling_fee_cents),
  check ((clawed_back_at is null) = (clawed_back_cents is null))
);
create index seller_sale_seller on seller_sale (seller_id, sold_at desc);
create index seller_sale_charity on seller_sale (charity_id) where charity_id is not null;
create index seller_sale_order on seller_sale (order_id);
create index seller_sale_bag on seller_sale (bag_id) where bag_id is not null;
create index seller_sale_credit on seller_sale (sold_at) where credit_cents > 0 and credit_granted_at is null and clawed_back_at is null;

-- A way to be paid. One that is unlinked stays, for the cash-outs that went to it.
create table payout_account (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  method text not null check (method in ('digital_wallet', 'card_provider')),
  email citext not null,
  linked_at timestamptz not null,
  unlinked_at timestamptz
);
-- §8: a wallet is one account's only.
create unique index payout_account_email on payout_account (method, email) where unlinked_at is null;
create index payout_account_user on payout_account (user_id);

-- The identification code of an account that is being linked: one at a time for a person.
create table payout_code (
  user_id uuid primary key references user_account (id) on delete cascade,
  method text not null,
  email citext not null,
  -- null until the mail is written: the code is nowhere at rest but in it
  salt bytea,
  code_hash bytea,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create sequence new_receipt_number start 500001;

-- Money on its way out (rules/src/payout-states.ts), or turned into credit, or given. It left the earnings when this row was written.
create table payout (
  id uuid primary key,
  -- whose earnings it is taken from; null: what is owed to a charity
  user_id uuid references user_account (id),
  charity_id integer references supplier (id),
  kind text not null check (kind in ('digital_wallet', 'card_provider', 'credit', 'donation', 'charity')),
  -- the same press of the button is the same cash-out
  request_key text not null,
  account_id uuid references payout_account (id),
  -- as it was shown when it was asked for
  label text not null,
  amount_cents integer not null check (amount_cents > 0),
  bonus_cents integer not null default 0 check (bonus_cents >= 0),
  status text not null check (status in ('requested', 'sent', 'late', 'paid', 'failed')),
  failure text,
  driver text,
  reference text,
  requested_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  -- when it is looked after next; null once it is settled
  look_at timestamptz,
  check ((kind = 'charity') = (user_id is null)),
  check ((kind in ('digital_wallet', 'card_provider')) = (account_id is not null)),
  check ((settled_at is not null) = (status in ('paid', 'failed')))
);
create unique index payout_request on payout (coalesce(user_id::text, 'charity-' || charity_id), request_key);
create index payout_user on payout (user_id, requested_at desc) where user_id is not null;
create index payout_open on payout (look_at) where look_at is not null;

create table payout_event (
  id bigint generated always as identity primary key,
  payout_id uuid not null references payout (id),
  status text not null,
  reason text not null default '',
  happened_at timestamptz not null,
  -- no cash-out comes to a status twice
  unique (payout_id, status)
);

-- Webhooks of providers as they came: each once.
create table payout_notice (
  driver text not null,
  event_id text not null,
  key text not null,
  received_at timestamptz not null,
  primary key (driver, event_id)
);

-- A gift to a charity out of earnings, with the number of its receipt.
create table donation (
  payout_id uuid primary key references payout (id),
  user_id uuid not null references user_account (id),
  charity_id integer not null references supplier (id),
  amount_cents integer not null check (amount_cents > 0),
  receipt_number text not null unique,
  given_at timestamptz not null
);
create index donation_user on donation (user_id, given_at desc);
