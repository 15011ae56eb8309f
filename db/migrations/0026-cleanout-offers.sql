-- What somebody was offered when they first looked at selling: it stays the same for that person, also after signing up, and its
-- incentive counts for a time from then on (specification §3, clean-out experiments; decision 0072).
create table cleanout_offer (
  id uuid primary key,
  user_id uuid unique references user_account (id) on delete cascade,
  visitor_id bigint unique references visitor (id) on delete cascade,
  variant text not null check (variant in ('control', 'short_flow', 'long_flow')),
  -- null: none
  incentive text check (incentive in ('consignment_window_extended', 'ncc_credit_40', 'payout_booster_15', 'payout_booster_20_ncc')),
  offered_at timestamptz not null,
  check (num_nonnulls(user_id, visitor_id) = 1)
);
