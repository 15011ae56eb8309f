-- Addresses whose owners want no invitations from anybody (decision 0185): nothing but the address and the day is kept.

create table invitation_refusal (
  email text primary key check (email = lower(email)),
  refused_at timestamptz not null
);
