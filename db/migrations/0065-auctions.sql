-- Auctions (decision 0128): a piece is auctioned for some days, the highest maximum wins, and the winner has some hours to pay for it in
-- the ordinary cart.
create table auction (
  id uuid primary key,
  item_number bigint not null references item (item_number),
  -- open: people bid; awaiting_payment: the winner's cart holds the piece; sold; ended: nobody bid, or nobody paid
  status text not null default 'open' check (status in ('open', 'awaiting_payment', 'sold', 'ended')),
  begun_by text not null check (begun_by in ('window', 'staff')),
  actor_id uuid references user_account (id),
  start_cents integer not null check (start_cents > 0),
  reserve_cents integer check (reserve_cents > start_cents),
  -- what it cost before, and costs again when nobody wins it
  price_before_cents integer not null check (price_before_cents > 0),
  started_at timestamptz not null,
  -- later than planned when somebody bid in the last minutes
  ends_at timestamptz not null check (ends_at > started_at),
  winner_id uuid references user_account (id),
  final_cents integer,
  pays_until timestamptz,
  closed_at timestamptz,
  check ((status = 'awaiting_payment') <= (winner_id is not null and final_cents is not null and pays_until is not null))
);
-- one auction at a time
create unique index auction_running on auction (item_number) where status in ('open', 'awaiting_payment');
create index auction_item on auction (item_number, started_at desc);
create index auction_due on auction (ends_at) where status = 'open';

-- Every bid that was taken, in the order that the auction's lock gave them. A maximum is its bidder's secret.
create table auction_bid (
  id bigint generated always as identity primary key,
  auction_id uuid not null references auction (id) on delete cascade,
  user_id uuid not null references user_account (id),
  max_cents integer not null check (max_cents > 0),
  -- what the leader would have paid after it
  price_cents integer not null check (price_cents > 0),
  -- a leader's own raise, which changes nothing that others see
  is_raise boolean not null default false,
  placed_at timestamptz not null,
  -- the same press of the button bids once
  request_key uuid not null unique,
  -- its bidder won and did not pay
  passed_at timestamptz
);
create index auction_bid_auction on auction_bid (auction_id, id);
create index auction_bid_user on auction_bid (user_id, auction_id);

-- Pieces that an older demonstration had on auction, with bids that nobody made: their auctions begin now.
insert into auction (id, item_number, begun_by, start_cents, price_before_cents, started_at, ends_at)
select gen_random_uuid(), item_number, 'staff', greatest(100, (price_cents * 40 / 100) / 100 * 100), greatest(price_cents, 1), now(), now() + interval '5 days'
from item where state = 'on_auction';
-- short: item, the few pieces on auction
update item i set auction_bid_count = 0, auction_ends_at = a.ends_at, price_cents = a.start_cents from auction a where a.item_number = i.item_number;

-- A price that bidders made.
alter table price_change drop constraint price_change_by_check;
-- The table grows with every price: its old rows are known to hold and are not read again.
alter table price_change add constraint price_change_by_check check (by in ('schedule', 'seller', 'shop', 'auction')) not valid;
