-- Where messages go besides mail: browsers that agreed (web push), and a phone whose owner typed the code that was sent to it
-- (decision 0148).

create table push_browser (
  endpoint text primary key check (endpoint like 'https://%'),
  user_id uuid not null references user_account (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamptz not null
);
create index push_browser_of_user on push_browser (user_id);

create table text_phone (
  user_id uuid primary key references user_account (id) on delete cascade,
  -- +1 and ten digits
  phone text not null check (phone ~ '^\+1\d{10}$'),
  -- when and with which words the person asked for texts: the first of two yeses
  asked_at timestamptz not null,
  agreed_to text not null,
  -- the code that was sent; its hash only
  code_hash bytea,
  salt bytea,
  tries integer not null default 0,
  expires_at timestamptz not null,
  -- the second yes: the code came back; null: nothing is sent but the code
  confirmed_at timestamptz
);
