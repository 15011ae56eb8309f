-- What an order is still paid with, and what that is or will be earned as: both shrink when a part of it goes back (decision 0060).
-- Rules' Paid and Earned; the ledger has the entries, this says which of them are still this order's.
alter table purchase_order add column paid jsonb not null default '{}';
alter table purchase_order add column earned jsonb not null default '{}';
-- what is being captured: once set, what goes back is a refund
alter table purchase_order add column capturing_cents integer;
-- a refund that the processor has yet to be told of
create table order_refund (
  id uuid primary key,
  order_id uuid not null references purchase_order (id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  actor_id uuid references user_account (id),
  requested_at timestamptz not null,
  paid_at timestamptz,
  failed_code text
);
create index order_refund_open on order_refund (order_id) where paid_at is null;
