-- The receipt for what the pieces of a donated bag brought its charity: one for each bag and transfer to the
-- charity (decision 0252).
create table charity_receipt (
  id uuid primary key,
  -- null: the bag was given without an account, and the receipt goes to the email of its kit
  user_id uuid references user_account (id),
  bag_id uuid not null references bag (id),
  charity_id integer not null references supplier (id),
  -- the transfer with which the money goes to the charity
  payout_id uuid not null references payout (id),
  pieces integer not null check (pieces > 0),
  amount_cents integer not null check (amount_cents > 0),
  receipt_number text not null unique,
  given_at timestamptz not null,
  unique (payout_id, bag_id)
);
create index charity_receipt_user on charity_receipt (user_id, given_at desc);
create index charity_receipt_bag on charity_receipt (bag_id, given_at desc);

alter table seller_sale add column charity_receipt_id uuid;
alter table seller_sale add constraint seller_sale_charity_receipt foreign key (charity_receipt_id)
  references charity_receipt (id) not valid;
