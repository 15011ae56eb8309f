-- Promotions: what a shopper may pay less by (specification §3 User profile promotions, Cart; decision 0043).

create table promotion (
  code citext primary key check (code <> ''),
  -- how it counts: rules/src/vocabulary/orders.ts
  type text not null check (type in ('ABSOLUTE_CART_TOTAL', 'GLOBAL', 'OUTLET', 'TIERED')),
  -- what it is to the shopper: rules/src/vocabulary/promotions.ts
  kind text not null check (kind in ('advertised', 'coupon', 'merch_coupon', 'outlet', 'lifecycle', 'gifted_lifecycle', 'referral')),
  name text not null,
  title text not null,
  description text not null,
  legalese text not null default '',
  badge text,
  -- null: everybody; else only for those it was granted to
  cohort text,
  -- whether it applies without being asked for
  automatic boolean not null,
  free_shipping boolean not null default false,
  -- which pieces: { "departments": [], "categories": [], "sources": [], "outletOnly": true, "excludeFinalSale": true }
  target jsonb not null default '{}',
  -- [{ "itemCountThreshold": 3, "minimumCents": 0, "discountPercent": 30 } or { …, "amountCents": 1000 }]
  rules jsonb not null,
  first_order_only boolean not null default false,
  once_per_shopper boolean not null default false,
  starts_at timestamptz not null,
  -- null: until it is taken back
  ends_at timestamptz,
  rank integer not null default 0
);

-- A promotion of a cohort belongs to those it was granted to.
create table promotion_grant (
  code citext not null references promotion (code),
  user_id uuid not null references user_account (id) on delete cascade,
  granted_at timestamptz not null,
  ends_at timestamptz,
  primary key (code, user_id)
);
create index promotion_grant_user on promotion_grant (user_id);

-- Which order used which code: once an order.
create table promotion_use (
  code citext not null references promotion (code),
  user_id uuid,
  visitor_id bigint,
  order_id text not null,
  discount_cents integer not null check (discount_cents >= 0),
  used_at timestamptz not null,
  primary key (order_id, code)
);
create index promotion_use_user on promotion_use (user_id, code);
create index promotion_use_visitor on promotion_use (visitor_id, code);

-- What the shopper chose for a cart; no row: the best one applies by itself.
create table cart_promotion (
  cart_id uuid primary key references cart (id) on delete cascade,
  code citext references promotion (code),
  reward text,
  -- the shopper took the promotion off: nothing applies by itself any more
  skip_auto boolean not null default false,
  chosen_at timestamptz not null
);
