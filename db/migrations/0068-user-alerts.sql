-- Alerts: what the shop tells people in a modal when they come (specification §3 user alert, §7 getUserAlerts;
-- decision 0143, docs/alerts.md). Null, and an empty list, ask for nothing.
create table user_alert (
  id uuid primary key,
  kind text not null check (kind in ('notice', 'loyalty_tier')),
  header text not null check (header <> ''),
  body text not null check (body <> ''),
  action_label text,
  action_link text check (action_link like '/%' and action_link not like '//%'),
  image_url text check (image_url like '/%' and image_url not like '//%'),
  -- the tier that an alert of kind loyalty_tier is about
  tier_id text check (tier_id in ('tier_1', 'tier_2', 'tier_3')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- set: taken back before its end
  stopped_at timestamptz,
  -- of several alerts the largest comes first
  priority integer not null default 0,
  logged_in boolean,
  countries text[] not null default '{}',
  roles text[] not null default '{}',
  tiers text[] not null default '{}',
  has_bought boolean,
  has_sold boolean,
  flag text references feature_flag (name),
  platforms text[] not null default '{web}' check (platforms <@ '{web,ios,android}' and platforms <> '{}'),
  -- dotted numbers of a client's versions, both included
  from_version text check (from_version ~ '^[0-9]+([.][0-9]+){0,2}$'),
  until_version text check (until_version ~ '^[0-9]+([.][0-9]+){0,2}$'),
  -- one of them is enough
  treatments text[] not null default '{}',
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check ((action_label is null) = (action_link is null)),
  check ((kind = 'loyalty_tier') = (tier_id is not null))
);
create index user_alert_running on user_alert (starts_at) where stopped_at is null;
