-- Passkeys (decision 0191): a public key that a member's device made for the shop; the device keeps the private one.
create table passkey (
  -- the number by which the device knows the key (WebAuthn: credential id)
  credential_id bytea primary key,
  -- the number by which the member's settings know the key
  id uuid not null unique,
  user_id uuid not null references user_account (id),
  public_key bytea not null,
  -- how often the device says that the key was used; 0 for devices that do not count
  counter bigint not null,
  -- how the browser reaches the device: internal, hybrid, usb …
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

-- What a device has to sign within five minutes, once.
create table passkey_challenge (
  challenge_hash bytea primary key,
  -- who adds a passkey; null for a log-in, where the signature says who it is
  user_id uuid references user_account (id),
  expires_at timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
