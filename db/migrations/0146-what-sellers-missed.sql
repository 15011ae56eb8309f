-- A bank account as a third way to be paid, the account that is proposed at a cash-out, tax forms, names of bags, and the reason of
-- a price change by an employee (specification §1, §3, §7; decision 0207).

-- A bank account has no e-mail address: the processor knows it by its reference and keeps its numbers.
alter table payout_account alter column email drop not null;
alter table payout_account
  add column payee_ref text,
  add column last4 text,
  add column account_type text,
  add column holder text,
  -- proposed at a cash-out; of several accounts one
  add column is_default boolean not null default false;
alter table payout_account drop constraint payout_account_method_check;
alter table payout_account add constraint payout_account_method_check
  check (method in ('digital_wallet', 'card_provider', 'bank_account')) not valid;
alter table payout_account add constraint payout_account_payee_check check (
  (method = 'bank_account' or email is not null) and (method <> 'bank_account' or last4 is not null)) not valid;
alter table payout_account validate constraint payout_account_method_check;
alter table payout_account validate constraint payout_account_payee_check;

-- A bank account that is being linked waits here for the code, which is mailed to its owner's own address.
alter table payout_code
  add column payee_ref text,
  add column last4 text,
  add column account_type text,
  add column holder text;

alter table payout drop constraint payout_kind_check;
alter table payout add constraint payout_kind_check
  check (kind in ('digital_wallet', 'card_provider', 'bank_account', 'credit', 'donation', 'charity')) not valid;
alter table payout validate constraint payout_kind_check;
alter table payout drop constraint payout_check1;
alter table payout add constraint payout_account_check
  check ((kind in ('digital_wallet', 'card_provider', 'bank_account')) = (account_id is not null)) not valid;
alter table payout validate constraint payout_account_check;

-- A seller's form for the tax office (like a W-9). What identifies the person is sealed: no statement and no employee reads it.
create table tax_form (
  id uuid primary key,
  user_id uuid not null references user_account (id),
  business_class text not null,
  tin_kind text not null check (tin_kind in ('ssn', 'ein')),
  tin_last4 text not null,
  -- name, address and number, sealed with TAX_FORM_SECRET for this row alone
  sealed bytea,
  signed_on date not null,
  made_at timestamptz not null,
  -- set once a newer form took the form's place
  replaced_at timestamptz
);
-- a seller has one form in force
create unique index tax_form_of_user on tax_form (user_id) where replaced_at is null;
create index tax_form_user on tax_form (user_id);

-- Why an employee changed a price: the seller reads the reason in the piece's history.
alter table price_change add column reason text;

-- The name that a seller gives a bag.
alter table bag add column name text check (char_length(name) between 1 and 40);
