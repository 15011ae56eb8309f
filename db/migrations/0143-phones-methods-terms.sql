-- A member's phone, ways to pay that the processor keeps for a member, and the versions of the terms (decisions 0204 and 0201).

create table account_phone (
  user_id uuid primary key references user_account (id) on delete cascade,
  -- in the form of ITU-T E.164, such as +15105550142
  phone text not null check (phone ~ '^\+[1-9]\d{6,14}$'),
  confirmed_at timestamptz not null
);

-- A number that waits for the code that was sent to it; the former number stays the account's until then.
create table phone_change (
  user_id uuid primary key references user_account (id) on delete cascade,
  phone text not null check (phone ~ '^\+[1-9]\d{6,14}$'),
  asked_at timestamptz not null,
  -- the code that was sent; its hash only
  code_hash bytea,
  salt bytea,
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- Under which name a processor keeps a member's ways to pay.
create table payment_customer (
  user_id uuid not null references user_account (id) on delete cascade,
  driver text not null,
  reference text not null,
  primary key (user_id, driver)
);

create table saved_method (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  driver text not null,
  -- the processor's id of the way to pay; never a card's number
  reference text not null,
  type text not null check (type in ('CreditCard', 'PayPalAccount')),
  -- the brand of a card or the address of a wallet account, as it may be shown
  label text not null,
  last4 text check (last4 ~ '^\d{4}$'),
  expires_month integer check (expires_month between 1 and 12),
  expires_year integer check (expires_year between 2000 and 2999),
  -- the processor's mark by which the same card is known again
  fingerprint text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (driver, reference),
  unique (user_id, driver, fingerprint),
  check ((expires_month is null) = (expires_year is null))
);
create unique index saved_method_default on saved_method (user_id) where is_default;

-- Whether the shopper wants the way to pay to be kept, and with which kept one the attempt is paid. A kept one may be removed
-- while its attempt is under way, so that the attempt has its own copy of the references.
alter table payment_attempt add column keeps boolean not null default false;
alter table payment_attempt add column customer text;
alter table payment_attempt add column saved_method_id uuid;

-- The versions of what members agree to; the one with the highest number counts. The texts stand in the release that made it.
create table legal_version (
  version text primary key,
  number integer generated always as identity unique,
  changes text[] not null,
  release_id uuid references content_release (id) on delete set null,
  began_at timestamptz not null
);
insert into legal_version (version, changes, began_at) values
  ('2026-10-01', '{}', '2026-10-01T00:00:00Z'),
  ('2026-11-28', array['Seller terms: what holds when members sell their own pieces to each other.',
    'Privacy policy: which visits are counted, and for how long.'], '2026-11-28T00:00:00Z');
