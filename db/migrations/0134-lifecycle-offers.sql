-- What the rules of offers have granted to whom (decision 0192): once for each occasion and key, however often their job runs.
create table lifecycle_grant (
  user_id uuid not null references user_account (id) on delete cascade,
  -- rules/src/lifecycle/lifecycle.ts
  occasion text not null check (occasion in ('tier_up', 'anniversary', 'left_cart', 'lapsed', 'first_order', 'loves_bags')),
  -- the deed that it is about: an order, a cart, a year
  key text not null,
  cohort text not null,
  -- whether the offer invites: the next one that invites has to rest
  invites boolean not null,
  granted_at timestamptz not null,
  primary key (user_id, occasion, key)
);

-- Until when points count several times for one person; null: as long as the offer runs.
-- short: points_offer_grant, one row a person and offer, and a column without a default writes none of them
alter table points_offer_grant add column ends_at timestamptz;

-- What `make doctor` asks of points (decision 0192): each order brought what was kept of it, and nobody has fewer than none.
-- One row a fault. The sum is that of pointsOfOrder in rules/src/rewards/points.ts.
create function points_faults() returns table (fault text, detail text) language sql stable as $$
  with promised as (
    select o.id, o.status, coalesce((o.totals ->> 'pointsToEarn')::int, 0) as promised,
      coalesce((o.earned ->> 'sales')::bigint, 0) as kept,
      greatest(1, (select coalesce(sum((line ->> 'net')::bigint), 0) from jsonb_array_elements(o.totals -> 'lines') line)
        - (select coalesce(sum((card ->> 'amount')::bigint), 0) from jsonb_array_elements(o.earned -> 'giftCards') card)) as sold
    from purchase_order o where o.user_id is not null
  ), due as (
    select id, case when status <> 'order_finalized' or promised <= 0 or kept <= 0 then 0
      else least(promised, floor(promised * kept::numeric / sold)) end as points from promised
  ), booked as (
    select p.order_id, -sum(e.amount) as points from ledger_posting p
      join ledger_entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id and a.kind = 'points_issued'
    where p.kind in ('points_earned', 'points_taken_back') and p.order_id is not null group by p.order_id
  )
  select 'an order’s points are not those of what was kept', d.id || ' ' || coalesce(b.points, 0) || ' instead of ' || d.points
    from due d left join booked b on b.order_id = d.id::text where coalesce(b.points, 0) <> d.points
  union all
  select 'points came for an order that is not there', b.order_id from booked b
    where b.points <> 0 and not exists (select 1 from purchase_order o where o.id::text = b.order_id)
  union all
  select 'somebody has fewer points than none', a.holder || ' ' || ledger_balance(a.id)
    from ledger_account a where a.kind = 'points' and ledger_balance(a.id) < 0
  union all
  select 'somebody is owed points by the shop', a.holder || ' ' || ledger_balance(a.id)
    from ledger_account a where a.kind = 'points_owed' and ledger_balance(a.id) > 0
$$;

-- An alert about a tier may ask that its reader reached the tier by orders, rather than was given it (decision 0192).
-- short: user_alert, a few rows, and a column without a default writes none of them
alter table user_alert add column reached boolean;

-- Draws among members (specification §3 sweepstakes_2021_low_v2; decision 0192): one a month. The hash of the seed is shown from the
-- beginning and the seed itself after the draw, so that everybody can compute the winning ticket again.
create table draw (
  -- the month: '2026-12'
  id text primary key check (id ~ '^[0-9]{4}-[0-9]{2}$'),
  prize_cents integer not null check (prize_cents > 0),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  seed text not null,
  seed_hash text not null,
  -- when it was drawn, among how many tickets, and which won in which round; a round is drawn again when nobody can take its prize
  drawn_at timestamptz,
  tickets integer not null default 0,
  winning_ticket integer,
  winning_round integer,
  check ((winning_ticket is null) = (winning_round is null)),
  check (winning_ticket is null or (drawn_at is not null and winning_ticket between 1 and tickets))
);

create table draw_ticket (
  draw_id text not null references draw (id),
  number integer not null check (number > 0),
  user_id uuid not null references user_account (id),
  -- null: the free ticket that everybody can have
  points integer check (points > 0),
  request_key text not null,
  taken_at timestamptz not null,
  primary key (draw_id, number)
);
create unique index draw_ticket_request on draw_ticket (draw_id, user_id, request_key);
create unique index draw_ticket_free on draw_ticket (draw_id, user_id) where points is null;
