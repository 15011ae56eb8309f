-- Points that count several times (specification §3, pointsMultiplierOffer{cohort, multiplierCoefficient}).
create table points_offer (
  cohort text primary key,
  -- 200 is twice
  multiplier_percent integer not null check (multiplier_percent > 100),
  -- for everybody, or only for those it was granted to
  everybody boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

create table points_offer_grant (
  cohort text not null references points_offer (cohort),
  user_id uuid not null references user_account (id) on delete cascade,
  primary key (cohort, user_id)
);
create index points_offer_grant_user on points_offer_grant (user_id);
