-- A second step after the password (decision 0189): a secret shared with the member's app, and codes on paper for
-- when the phone is gone. The secret is sealed with a key that the database doesn't have.
create table second_step (
  user_id uuid primary key references user_account (id),
  secret bytea not null,
  begun_at timestamptz not null,
  -- Null until the first code from the app proved that the app has the secret.
  on_since timestamptz,
  -- The newest half minute of which a code was used: a code works once.
  last_counter bigint not null default 0
);

create table recovery_code (
  user_id uuid not null references second_step (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Somebody who knew the password and owes the second step.
create table log_in_challenge (
  token_hash bytea primary key,
  user_id uuid not null references user_account (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0
);
create index log_in_challenge_expiry on log_in_challenge (expires_at);

-- What the session's browser called itself at the log-in, for the list of devices.
alter table session add column user_agent text not null default '';
