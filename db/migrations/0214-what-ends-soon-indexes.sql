-- outside of a transaction
-- What ends within a week is looked for every hour (decision 0286).
create index concurrently if not exists reward_ends on reward (ends_at) where used_at is null and ends_at is not null;
create index concurrently if not exists promotion_grant_ends on promotion_grant (ends_at) where ends_at is not null;
create index concurrently if not exists referral_gift_ends on referral (gift_ends_at) where gift_ends_at is not null;
