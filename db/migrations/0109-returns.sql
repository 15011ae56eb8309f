-- Returns (decision 0183): what a shopper sends back, by which parcel, what became of each piece, and what it paid.

-- One return is one parcel; its pieces may be of several orders of one shopper and one sender.
create table order_return (
  id uuid primary key,
  -- the number that people say: "R 40917"
  number integer generated always as identity (start with 40001) unique,
  -- who sends back: a user, or the visitor of a guest
  user_id uuid references user_account (id),
  visitor_id bigint references visitor (id) on delete set null,
  email text not null,
  -- the form that made the return; a form sent twice makes one
  form_key text not null unique,
  source text not null check (source in ('own', 'dropship', 'p2p', 'partner')),
  -- shipment.group_key of the pieces: all of one sender
  sender text not null,
  sender_name text not null,
  warehouse_id integer references warehouse (id),
  -- where the parcel is handed in: for drop-off places and pick-ups
  ship_from jsonb,
  -- rules/src/returns/states.ts
  status text not null,
  refund_type text not null,
  restocking_waived boolean not null,
  pays_at_first_scan boolean not null,
  -- what the shopper was shown
  total_cents integer not null check (total_cents >= 0),
  -- the rows of that sum, and the means of payment that get it: { "sums": [], "to": [] }
  money jsonb not null,
  carrier text check (carrier in ('fedex', 'newgistics', 'ups', 'usps')),
  tracking_code text unique,
  pick_up_on date,
  created_at timestamptz not null,
  drop_off_by timestamptz not null,
  first_scan_at timestamptz,
  received_at timestamptz,
  processed_at timestamptz,
  paid_at timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz
);
create index order_return_user on order_return (user_id, created_at desc);
create index order_return_visitor on order_return (visitor_id, created_at desc) where user_id is null;
create index order_return_open on order_return (status, created_at) where status not in ('completed', 'canceled');

create table order_return_line (
  return_id uuid not null references order_return (id),
  order_line_id uuid not null references order_line (id),
  order_id uuid not null references purchase_order (id),
  item_number bigint not null references item (item_number),
  reason text not null,
  note text,
  photo_ids uuid[] not null default '{}',
  -- false once the return was canceled or the piece refused: then the piece may be in another return
  is_open boolean not null default true,
  outcome text check (outcome in ('accepted', 'accepted_less', 'refused')),
  outcome_reason text,
  outcome_photo_ids uuid[] not null default '{}',
  -- the sum that an employee offered, and whether the shopper took it
  offered_cents integer check (offered_cents >= 0),
  offer_accepted boolean,
  decided_by uuid references user_account (id),
  decided_at timestamptz,
  relisted_as bigint references item (item_number),
  sent_back_code text,
  primary key (return_id, order_line_id)
);
-- The last line of defence: a piece is in one return at a time.
create unique index order_return_line_piece on order_return_line (order_line_id) where is_open;
create index order_return_line_order on order_return_line (order_id);

-- The orders of a return, and what the pieces that each keeps lose of its promotion by this return.
create table order_return_order (
  return_id uuid not null references order_return (id),
  order_id uuid not null references purchase_order (id),
  promotion_lost_cents integer not null,
  primary key (return_id, order_id)
);
create index order_return_order_order on order_return_order (order_id);

-- What a return paid, once for each order of it: the posting and the refund have the same key.
create table order_return_payment (
  return_id uuid not null references order_return (id),
  order_id uuid not null references purchase_order (id),
  amount_cents integer not null check (amount_cents >= 0),
  -- the credit drop of shop credit; null when the means of payment got it
  credit_drop uuid,
  paid_at timestamptz not null,
  primary key (return_id, order_id)
);

-- What happened to a return: its steps, carriers' scans, and acts of employees.
create table order_return_event (
  id bigint generated always as identity primary key,
  return_id uuid not null references order_return (id),
  kind text not null,
  from_status text,
  to_status text,
  actor_id uuid references user_account (id),
  reason text not null default '',
  detail jsonb not null default '{}',
  -- a carrier's scan, once
  scan_id text,
  happened_at timestamptz not null,
  unique (return_id, scan_id)
);
create index order_return_event_return on order_return_event (return_id, id);

-- What the kept pieces of an order lost of its promotion by returns and cancellations so far.
alter table purchase_order add column promotion_lost_cents integer not null default 0;
-- The piece that this one was before it came back (house style: relisting a returned piece makes a new one).
alter table item add column relisted_from bigint;
-- The table is large: its old rows are known to hold and are not read again.
alter table item add constraint item_relisted_from_fkey foreign key (relisted_from) references item (item_number) not valid;
-- A photograph shows one piece, and after a return that piece's relisting too.
alter table photo drop constraint photo_upload_id_key;
