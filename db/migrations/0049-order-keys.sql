-- The key of an order's mails ends (rules/src/order-keys.ts, decision 0062). When its order's guest was mailed a new one after that.
alter table purchase_order add column key_renewed_at timestamptz;

-- The code that is asked of who cancels an order by its key: one at a time for an order, as payout_code is for a person.
create table order_code (
  order_id uuid primary key references purchase_order (id) on delete cascade,
  -- null until the mail is written: the code is nowhere at rest but in it
  salt bytea,
  code_hash bytea,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
