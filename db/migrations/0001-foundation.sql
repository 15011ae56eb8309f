-- Foundation: people, catalogue, carts and holds, favorites, outbox.
-- Columns ending in _cents are integer US cents. Enumerated texts are owned by rules/src/vocabulary.

create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- accounts -------------------------------------------------------------------------------------------------------
create table visitor (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  referral_code text,
  referrer text,
  utm_campaign text
);

create table user_account (
  id uuid primary key,
  email citext not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  visitor_id bigint references visitor (id),
  banned boolean not null default false,
  country_id text not null default 'US',
  legal_accepted_at timestamptz,
  loyalty_tier text not null default 'tier_1',
  free_shipping_threshold_cents integer not null default 7900,
  first_purchase_at timestamptz,
  last_purchase_at timestamptz,
  heard_from_source text,
  seller_segment text,
  created_at timestamptz not null default now()
);

create table role_grant (
  user_id uuid not null references user_account (id) on delete cascade,
  role text not null check (role in ('employee', 'processor', 'support', 'admin', 'p2p_seller', 'seller')),
  primary key (user_id, role)
);

create table session (
  token_hash bytea primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- set when the password was typed again; sensitive changes ask for a recent one
  confirmed_at timestamptz
);
create index session_of_user on session (user_id);
create index session_expiry on session (expires_at);

create table password_reset (
  token_hash bytea primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table login_throttle (
  key text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz
);

-- profile ---------------------------------------------------------------------------------------------------------
create table client_setting (
  visitor_id bigint references visitor (id) on delete cascade,
  user_id uuid references user_account (id) on delete cascade,
  category text not null check (category in ('banners', 'create_your_box', 'dimensions', 'modals', 'persist', 'punchcard', 'survey', 'tooltips')),
  name text not null,
  value jsonb not null,
  updated_at timestamptz not null default now(),
  check (num_nonnulls(visitor_id, user_id) = 1)
);
create unique index client_setting_visitor on client_setting (visitor_id, category, name) where visitor_id is not null;
create unique index client_setting_user on client_setting (user_id, category, name) where user_id is not null;

create table size_profile (
  user_id uuid not null references user_account (id) on delete cascade,
  department text not null,
  enabled boolean not null default true,
  include_equivalents boolean not null default false,
  include_maternity boolean not null default false,
  include_petite boolean not null default false,
  include_tall boolean not null default false,
  sizing_ids integer[] not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (user_id, department)
);

-- catalogue -------------------------------------------------------------------------------------------------------
create table department (
  tag text primary key,
  name text not null,
  rank integer not null
);

create table category (
  id integer primary key,
  parent_id integer references category (id),
  name text not null,
  slug text not null,
  -- slugs from the root, 'clothing/dresses'
  path text not null unique,
  department_tags text[] not null,
  size_category text,
  rank integer not null
);

create table brand (
  id integer primary key,
  name text not null unique,
  slug text not null unique,
  tier text not null check (tier in ('value', 'mid', 'premium', 'designer', 'luxury')),
  may_run_small boolean not null default false
);
create index brand_name_trgm on brand using gin (lower(name) gin_trgm_ops);

create table color (
  name text primary key,
  hex text not null,
  rank integer not null
);

create table size (
  sizing_id integer primary key,
  label text not null,
  size_category text not null check (size_category in ('top', 'bottom', 'shoe', 'ring', 'kids', 'one')),
  size_group text not null check (size_group in ('letters', 'numbers', 'waist', 'one')),
  department_group text not null,
  rank integer not null
);

create table warehouse (
  id integer primary key,
  code text not null unique,
  city text not null,
  state text not null,
  nickname text
);

create table supplier (
  id integer primary key,
  name text not null,
  slug text not null unique,
  kind text not null check (kind in ('partner', 'rental', 'dropshipper', 'charity', 'retailer')),
  active boolean not null default true,
  profile jsonb not null default '{}'
);

create table third_party_seller (
  id integer primary key,
  name text not null,
  seller_type text not null,
  city text,
  state text
);

create table item (
  item_number bigint primary key check (item_number > 0),
  state text not null check (state in ('received', 'processing', 'unaccepted', 'under_review', 'pending_listing', 'listed', 'pending_sale', 'purchased',
    'packed', 'shipped', 'delivered', 'expired', 'reclaimed', 'on_auction', 'delisted', 'relisted', 'transferred', 'no_payout')),
  delist_reason text,
  source text not null check (source in ('own', 'dropship', 'p2p', 'partner')),
  brand_id integer not null references brand (id),
  category_id integer not null references category (id),
  category_tags text[] not null,
  department_tags text[] not null,
  merchandising_department text not null,
  gender text not null check (gender in ('women', 'girls', 'boys', 'unisex')),
  title text not null,
  additional_description text,
  condition text not null check (condition in ('new_with_tags', 'excellent', 'very_good', 'good', 'repaired', 'flawed_gem')),
  condition_description text,
  condition_overrides text[] not null default '{}',
  flaws jsonb not null default '[]',
  quality_type text not null,
  msrp_cents integer not null check (msrp_cents >= 0),
  price_cents integer not null check (price_cents >= 0),
  promotion jsonb,
  sizing_id integer not null references size (sizing_id),
  size_display text not null,
  size_equivalents text[] not null default '{}',
  color_names text[] not null,
  advanced_color_names text[] not null default '{}',
  materials text[] not null default '{}',
  style_tags text[] not null default '{}',
  occasion_tags text[] not null default '{}',
  search_tags text[] not null default '{}',
  pant_cut_tags text[] not null default '{}',
  jean_wash_tags text[] not null default '{}',
  waist_tags text[] not null default '{}',
  neckline_tags text[] not null default '{}',
  -- the chars* attributes of the specification, by their names without "chars": { "neckline": "V-neck" }
  chars jsonb not null default '{}',
  -- [{ "name": "Bust", "inches": 36 }]
  measurements jsonb not null default '[]',
  mpn text,
  mpn_title text,
  photo_ids bigint[] not null default '{}',
  badge_url text,
  access_levels text[] not null default '{}',
  has_inappropriate_content boolean not null default false,
  final_sale boolean not null default false,
  clearance boolean not null default false,
  luxe_brand boolean not null default false,
  is_rare_find boolean not null default false,
  fresh_sale boolean not null default false,
  shop_local boolean not null default false,
  adjustable_waist boolean,
  favorite_count integer not null default 0 check (favorite_count >= 0),
  sellthrough_score real not null default 0.5,
  predicted_sell_score real not null default 0.5,
  tetris_rank integer not null default 0,
  auction_bid_count integer not null default 0,
  auction_ends_at timestamptz,
  curation_ids integer[] not null default '{}',
  warehouse_id integer not null references warehouse (id),
  supplier_id integer references supplier (id),
  original_supplier_id integer references supplier (id),
  dropshipper_id integer references supplier (id),
  third_party_seller_id integer references third_party_seller (id),
  partner_id integer references supplier (id),
  consignor_id uuid references user_account (id),
  preordered_by uuid references user_account (id),
  seller_info text,
  bag_id uuid,
  payout_terms jsonb,
  listed_at timestamptz,
  marked_down_at timestamptz,
  sold_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'listed' or listed_at is not null)
);
create index item_newest on item (listed_at desc, item_number desc) where state = 'listed';
create index item_departments on item using gin (department_tags) where state = 'listed';
create index item_categories on item using gin (category_tags) where state = 'listed';
create index item_brand on item (brand_id) where state = 'listed';
create index item_price on item (price_cents, item_number) where state = 'listed';
create index item_consignor on item (consignor_id) where consignor_id is not null;

create table item_event (
  id bigint generated always as identity primary key,
  item_number bigint not null references item (item_number),
  kind text not null,
  actor_id uuid references user_account (id),
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index item_event_item on item_event (item_number, id);

create table price_change (
  id bigint generated always as identity primary key,
  item_number bigint not null references item (item_number),
  from_cents integer not null,
  to_cents integer not null,
  at timestamptz not null default now()
);
create index price_change_item on price_change (item_number, at);

create table photo (
  id bigint primary key,
  item_number bigint not null references item (item_number),
  photo_number integer not null,
  aspect_ratio real not null default 0.8,
  type text not null default 'regular',
  caption text,
  -- how a seeded picture is drawn; null for a photograph that somebody took
  art jsonb,
  unique (item_number, photo_number)
);

-- cart ------------------------------------------------------------------------------------------------------------
create table cart (
  id uuid primary key,
  visitor_id bigint references visitor (id) on delete cascade,
  user_id uuid references user_account (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(visitor_id, user_id) = 1)
);
create unique index cart_of_visitor on cart (visitor_id) where visitor_id is not null;
create unique index cart_of_user on cart (user_id) where user_id is not null;

create table cart_line (
  id uuid primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  item_number bigint not null references item (item_number),
  added_at timestamptz not null default now(),
  unique (cart_id, item_number)
);
create index cart_line_item on cart_line (item_number);

-- at most one living hold an item: the primary key is the rule (domain model, "The hold")
create table hold (
  item_number bigint primary key references item (item_number),
  cart_id uuid references cart (id) on delete set null,
  order_id uuid,
  taken_at timestamptz not null,
  expires_at timestamptz not null
);
create index hold_cart on hold (cart_id);

-- favorites -------------------------------------------------------------------------------------------------------
create table favorite (
  visitor_id bigint references visitor (id) on delete cascade,
  user_id uuid references user_account (id) on delete cascade,
  item_number bigint not null references item (item_number),
  created_at timestamptz not null default now(),
  check (num_nonnulls(visitor_id, user_id) = 1)
);
create unique index favorite_of_visitor on favorite (visitor_id, item_number) where visitor_id is not null;
create unique index favorite_of_user on favorite (user_id, item_number) where user_id is not null;
create index favorite_item on favorite (item_number);

-- content ---------------------------------------------------------------------------------------------------------
create table legal_document (
  slug text primary key,
  title text not null,
  body_markdown text not null,
  updated_on date not null,
  rank integer not null
);

-- platform --------------------------------------------------------------------------------------------------------
create table feature_flag (
  name text primary key,
  description text not null,
  enabled boolean not null default false,
  -- share of visitors, 0 to 100, for whom an enabled flag is on
  rollout_percent integer not null default 100 check (rollout_percent between 0 and 100)
);

create table outbox (
  id bigint generated always as identity primary key,
  item_number bigint not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  not_before timestamptz not null default now(),
  last_error text
);
create index outbox_due on outbox (not_before, id);

-- external versions of search documents; drawn after claiming, before reading (domain model, "Search document")
create sequence doc_version;

create table idempotency_key (
  key text primary key,
  operation text not null,
  response jsonb,
  created_at timestamptz not null default now()
);

-- One place that says what loading a seed did, so that a second start can skip it.
create table seed_run (
  profile text primary key,
  items integer not null,
  loaded_at timestamptz not null default now()
);
