-- Parcels on their way (decision 0061): labels, what carriers report, and what was missing when a parcel was picked.

-- Each report of a carrier, once: it may be sent many times and in any order. Only what it says is kept, never how often.
create table shipment_event (
  carrier text not null check (carrier in ('fedex', 'newgistics', 'ups', 'usps')),
  event_id text not null,
  shipment_id uuid not null references shipment (id),
  -- rules/src/carriers-scans.ts
  kind text not null,
  place text,
  -- IANA: times are shown as they were there
  time_zone text not null,
  happened_at timestamptz not null,
  -- when the carrier now expects to deliver, if it says so
  estimate date,
  received_at timestamptz not null,
  primary key (carrier, event_id)
);
create index shipment_event_shipment on shipment_event (shipment_id, happened_at);

-- The label on a parcel: whose driver made it, what it is called there, and where it is kept.
create table shipment_label (
  shipment_id uuid primary key references shipment (id),
  driver text not null,
  label_ref text not null unique,
  -- who packed it; null for a seller's own parcel
  packed_by uuid references user_account (id),
  made_at timestamptz not null
);

-- What people say to each other at work: the last eight characters of an order's id.
create index purchase_order_label on purchase_order (right(replace(id::text, '-', ''), 8));
