-- Selling: kits that go out, bags that come back, and the pieces that people at work grade (domain model, "cleanout"; decision 0071).

-- The number of a piece that somebody sends in; the demonstration's own pieces have lower ones.
create sequence new_item_number start 20000001;
-- The number a seller knows her bag by, and the one under the barcode of a kit.
create sequence new_bag_number start 204001;
create sequence new_label_number start 730100001;

create table kit (
  id uuid primary key,
  -- whose it is. Null: ordered by a visitor and not claimed yet, or printed for a partner and not activated yet.
  seller_id uuid references user_account (id),
  visitor_id bigint references visitor (id) on delete set null,
  -- a visitor's kit becomes the account's that proves this address
  email citext,
  -- the same press of the button is the same kit
  request_key text not null unique,
  bag_type text not null check (bag_type in ('bag', 'label')),
  service text not null check (service in ('standard', 'premium', 'donation')),
  -- rules/src/cleanout-states.ts
  status text not null check (status in ('ordered', 'shipped', 'delivered', 'sent_back', 'lost', 'lapsed', 'received', 'canceled')),
  -- the way in: rules/src/vocabulary/seller.ts, kitWays
  way text not null,
  flow_variant text not null default 'control' check (flow_variant in ('control', 'short_flow', 'long_flow')),
  incentives text[] not null default '{}',
  partner_id integer references supplier (id),
  -- who gets what a donation pays
  charity_id integer references supplier (id),
  -- what becomes of what nobody buys: rules/src/consignment.ts
  rest_choice text not null check (rest_choice in ('reclaim', 'donate')),
  fee_cents integer not null check (fee_cents >= 0),
  -- where the empty bag goes, as it was when it was ordered; null for a label and for a partner's kit
  ship_to jsonb,
  -- under the barcode on the bag: rules/src/bag-codes.ts
  label_code text not null unique,
  warehouse_id integer not null references warehouse (id),
  carrier text check (carrier in ('fedex', 'newgistics', 'ups', 'usps')),
  -- of the empty bag on its way out, and of the filled one on its way back
  tracking_out text unique,
  tracking_back text unique,
  ordered_at timestamptz not null,
  shipped_at timestamptz,
  delivered_at timestamptz,
  sent_back_at timestamptz,
  received_at timestamptz,
  ended_at timestamptz
);
create index kit_seller on kit (seller_id, ordered_at desc) where seller_id is not null;
create index kit_visitor on kit (visitor_id, ordered_at desc) where visitor_id is not null;
create index kit_email on kit (email) where seller_id is null;
create index kit_open on kit (status, ordered_at) where status in ('ordered', 'shipped', 'delivered', 'sent_back');

create table bag (
  id uuid primary key,
  kit_id uuid not null unique references kit (id),
  bag_number bigint not null unique default nextval('new_bag_number'),
  seller_id uuid references user_account (id),
  service text not null check (service in ('standard', 'premium', 'donation')),
  status text not null check (status in ('ordered', 'shipped', 'received', 'processing', 'done', 'lost', 'canceled')),
  incentives text[] not null default '{}',
  rest_choice text not null check (rest_choice in ('reclaim', 'donate')),
  charity_id integer references supplier (id),
  -- once a bag, out of its first earnings (rules/src/payout-terms.ts)
  fee_cents integer not null check (fee_cents >= 0),
  warehouse_id integer not null references warehouse (id),
  -- counted at the door, before anything is graded
  pieces_counted integer check (pieces_counted between 0 and 500),
  -- who sits at it, so that two people don't grade the same piece
  claimed_by uuid references user_account (id),
  claimed_at timestamptz,
  created_at timestamptz not null,
  shipped_at timestamptz,
  received_at timestamptz,
  processing_at timestamptz,
  done_at timestamptz
);
create index bag_seller on bag (seller_id, created_at desc) where seller_id is not null;
create index bag_waiting on bag (status, received_at) where status in ('received', 'processing');
create index bag_done on bag (done_at) where done_at is not null;

-- What happened to a bag and its kit, and who did it: the seller's timeline, and the audit of people at work.
create table bag_event (
  id bigint generated always as identity primary key,
  bag_id uuid not null references bag (id),
  -- 'kit' or 'bag' and the status it came to, or what a person did
  kind text not null,
  -- a person at work; null for the seller's own doing, carriers and jobs
  actor_id uuid references user_account (id),
  reason text not null default '',
  detail jsonb not null default '{}',
  -- a carrier's report, once
  event_key text unique,
  happened_at timestamptz not null
);
create index bag_event_bag on bag_event (bag_id, id);

-- A piece of a bag as it was graded. The piece itself is an item from the first moment, also when it is declined.
create table intake_item (
  item_number bigint primary key references item (item_number),
  bag_id uuid not null references bag (id),
  -- its place in the bag: two people can't grade the same one
  piece_number integer not null check (piece_number between 1 and 500),
  -- the same press of the button is the same piece
  grade_key uuid not null unique,
  decision text not null check (decision in ('accepted', 'declined', 'review')),
  -- rules/src/vocabulary/seller.ts, declineReasons
  decline_reason text,
  note text not null default '',
  suggested_cents integer check (suggested_cents >= 0),
  graded_by uuid not null references user_account (id),
  graded_at timestamptz not null,
  unique (bag_id, piece_number),
  check ((decision = 'declined') = (decline_reason is not null))
);
create index intake_item_grader on intake_item (graded_by, graded_at desc);

create index item_bag on item (bag_id) where bag_id is not null;
create index item_sold_category on item (category_id, sold_at desc) where sold_at is not null;
create index item_consigned_listed on item (listed_at) where state = 'listed' and bag_id is not null;
