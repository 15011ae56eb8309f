-- Selling from one person to another (decision 0199).

-- short: third_party_seller, the few partners and sellers of before
-- The person behind a seller; null for invented sellers of the demonstration.
alter table third_party_seller add column user_id uuid references user_account (id);
create unique index third_party_seller_user on third_party_seller (user_id) where user_id is not null;
create sequence new_third_party_seller_id start 1000;

-- A member's closet: opened once, with the address that its parcels are sent from.
create table direct_closet (
  user_id uuid primary key references user_account (id) on delete cascade,
  third_party_seller_id integer not null unique references third_party_seller (id),
  opened_at timestamptz not null,
  -- { fullName, line1, line2, city, state, zip }: printed on labels
  sends_from jsonb not null,
  -- while it is ahead, nothing of the closet is on sale
  vacation_until timestamptz
);
create index direct_closet_vacation on direct_closet (vacation_until) where vacation_until is not null;

-- A listing from its first photo on. `draft` is the form as its seller left it; once it was sent, the piece has a row of `item`.
create table direct_listing (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'under_review', 'listed', 'paused', 'vacation', 'delisted', 'deleted')),
  item_number bigint unique references item (item_number),
  draft jsonb not null,
  -- why a person looks at the listing first
  review_reasons text[] not null default '{}',
  -- what an employee wrote to its seller
  note text not null default '',
  submitted_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index direct_listing_user on direct_listing (user_id, changed_at desc);
create index direct_listing_waiting on direct_listing (submitted_at) where status = 'under_review';

-- A report of a piece by one person, once.
create table listing_report (
  item_number bigint not null references item (item_number),
  reporter_id uuid not null references user_account (id) on delete cascade,
  reason text not null check (reason in ('counterfeit', 'not_as_shown', 'offensive', 'fraud', 'other')),
  words text not null default '',
  at timestamptz not null,
  primary key (item_number, reporter_id)
);
create index listing_report_reporter on listing_report (reporter_id);

-- What the two sides of a delivered parcel say about each other, one each; earlier words are kept.
create table member_review (
  id uuid primary key,
  shipment_id uuid not null references shipment (id),
  author_id uuid not null references user_account (id),
  about_id uuid not null references user_account (id),
  of_seller boolean not null,
  stars smallint not null check (stars between 1 and 5),
  words text not null default '',
  written_at timestamptz not null,
  changed_at timestamptz,
  -- [{ "stars": 4, "words": "…", "at": "…" }]
  earlier jsonb not null default '[]',
  unique (shipment_id, author_id)
);
create index member_review_about on member_review (about_id, written_at desc);
create index member_review_author on member_review (author_id);

-- Offers for one or several pieces of one closet. The last turn of an open offer is the amount that waits for the other side.
create table piece_offer (
  id uuid primary key,
  buyer_id uuid not null references user_account (id),
  seller_id uuid not null references user_account (id),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'expired', 'withdrawn', 'lapsed', 'bought')),
  began_at timestamptz not null,
  changed_at timestamptz not null,
  -- until when the last amount stands
  good_until timestamptz not null,
  -- until when the pieces are held for the buyer, once both agree
  pay_until timestamptz,
  check (buyer_id <> seller_id),
  check ((status = 'accepted') <= (pay_until is not null))
);
create index piece_offer_buyer on piece_offer (buyer_id, changed_at desc);
create index piece_offer_seller on piece_offer (seller_id, changed_at desc);
create index piece_offer_due on piece_offer (good_until) where status = 'open';
create index piece_offer_to_pay on piece_offer (pay_until) where status = 'accepted';

create table piece_offer_item (
  offer_id uuid not null references piece_offer (id) on delete cascade,
  item_number bigint not null references item (item_number),
  asking_cents integer not null check (asking_cents > 0),
  agreed_cents integer check (agreed_cents > 0 and agreed_cents <= asking_cents),
  -- the price at the moment of the agreement, which it has again when nobody pays
  before_cents integer check (before_cents > 0),
  primary key (offer_id, item_number)
);
create index piece_offer_item_number on piece_offer_item (item_number);

create table piece_offer_turn (
  id bigint generated always as identity primary key,
  offer_id uuid not null references piece_offer (id) on delete cascade,
  by text not null check (by in ('buyer', 'seller')),
  amount_cents integer not null check (amount_cents > 0),
  words text not null default '',
  at timestamptz not null,
  -- the same press names an amount once
  request_key uuid not null unique
);
create index piece_offer_turn_offer on piece_offer_turn (offer_id, id);

-- Nobody offers across a block, in either direction.
create table member_block (
  blocker_id uuid not null references user_account (id) on delete cascade,
  blocked_id uuid not null references user_account (id) on delete cascade,
  at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index member_block_blocked on member_block (blocked_id);

-- Days after delivery until a sale's money can be cashed out: two for direct sales, the return window for all others.
alter table seller_sale add column hold_days smallint not null default 14 check (hold_days >= 0);

-- Whether the member who sells a piece answered, or the shop.
alter table piece_question add column by_seller boolean not null default false;

-- A price that two people agreed on.
alter table price_change drop constraint price_change_by_check;
-- The table grows with every price: its old rows are known to hold and are not read again.
alter table price_change add constraint price_change_by_check check (by in ('schedule', 'seller', 'shop', 'auction', 'offer')) not valid;

alter table private_photo drop constraint private_photo_use_check;
alter table private_photo add constraint private_photo_use_check check (use in ('return', 'return_outcome', 'case', 'image_search', 'direct_listing')) not valid;
alter table private_photo validate constraint private_photo_use_check;
-- News of offers and direct sales are a kind of their own (decision 0177).
alter table notification drop constraint notification_kind_check;
-- The table grows with all that is told: its old rows are known to hold and are not read again.
alter table notification add constraint notification_kind_check check (kind in
  ('match', 'price_drop', 'free_again', 'cart', 'auction', 'turn', 'order', 'bag', 'sold', 'earnings', 'reward', 'account', 'offer')) not valid;
