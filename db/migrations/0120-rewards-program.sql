-- The rewards program (specification §3 Rewards; decision 0181). Points are in the ledger, and a tier follows from
-- the orders; here is what neither of them knows.
create table rewards_member (
  user_id uuid primary key references user_account (id) on delete cascade,
  -- without a year: nobody's age is asked for
  birthday_month smallint check (birthday_month between 1 and 12),
  birthday_day smallint check (birthday_day between 1 and 31),
  birthday_told_at timestamptz,
  -- since when the member has the tier of user_account.loyalty_tier
  tier_since timestamptz,
  -- a tier that the shop gave by hand, and until when
  courtesy_tier text check (courtesy_tier in ('tier_2', 'tier_3')),
  courtesy_until timestamptz,
  check ((birthday_month is null) = (birthday_day is null) and (birthday_month is null) = (birthday_told_at is null)),
  check ((courtesy_tier is null) = (courtesy_until is null))
);
create index rewards_member_birthday on rewards_member (birthday_month, birthday_day) where birthday_month is not null;

-- What a rule has given to whom: once for each occasion, however often its job runs.
create table rewards_occasion (
  user_id uuid not null references user_account (id) on delete cascade,
  rule text not null,
  occasion text not null,
  happened_at timestamptz not null,
  primary key (user_id, rule, occasion)
);

-- What a reward cost in points; null: it was given.
alter table reward add column points integer check (points > 0);
-- The return that used it; no foreign key, so that no return waits for this table.
alter table reward add column used_by_return uuid;
