-- Rewards that shoppers have been given, and the order that used each (specification §3 Rewards; decision 0043).
create table reward (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  -- rules/src/vocabulary/rewards.ts
  kind text not null,
  type text check (type in ('birthday_reward', 'gifted_lifecycle_promo')),
  name text not null,
  description text not null,
  granted_at timestamptz not null,
  -- null: never
  ends_at timestamptz,
  -- while an order that was not given up uses it
  used_by_order uuid references purchase_order (id),
  used_at timestamptz
);
create index reward_user on reward (user_id) where used_by_order is null;
create index reward_order on reward (used_by_order) where used_by_order is not null;
