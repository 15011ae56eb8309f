-- Accounts that are being deleted (decision 0186), and the choice that data is neither sold nor shared.

-- From this moment the account is locked, until its end or until the person takes it back; and when it was erased.
alter table user_account
  add column leaving_at timestamptz,
  add column erased_at timestamptz,
  add column do_not_sell_at timestamptz;
alter table visitor add column do_not_sell_at timestamptz;

-- One wish to be deleted, by somebody with or without an account.
create table deletion_request (
  id uuid primary key,
  user_id uuid references user_account (id),
  -- null when the wish is fulfilled
  email text,
  -- asked: the link was mailed. waiting: confirmed, in its days of thinking it over.
  status text not null check (status in ('asked', 'waiting', 'undone', 'done')),
  -- the hash of the link that works now: it confirms, or takes back
  token_hash bytea unique,
  token_ends_at timestamptz,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  erase_at timestamptz,
  ended_at timestamptz,
  check (status <> 'done' or email is null),
  check (status not in ('waiting', 'done') or erase_at is not null)
);
create index deletion_request_email on deletion_request (lower(email)) where status in ('asked', 'waiting');
create index deletion_request_user on deletion_request (user_id) where user_id is not null;
create index deletion_request_due on deletion_request (erase_at) where status = 'waiting';
