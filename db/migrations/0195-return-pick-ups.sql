-- Pick-ups of returned parcels, booked with the carrier (decision 0265). Before, a return had only the day that its
-- shopper wished for, and no carrier knew of it: nothing of that is kept.

create table return_pick_up (
  id uuid primary key,
  return_id uuid not null references order_return (id),
  -- the day by the sender's calendar, and the part of it
  day date not null,
  time_window text not null check (time_window in ('morning', 'afternoon')),
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  -- rules/src/vocabulary/returns.ts, pickUpStatuses
  status text not null check (status in ('asked', 'booked', 'refused', 'canceling', 'canceled', 'missed', 'fetched')),
  -- the carrier's number of the booking
  confirmation text,
  asked_at timestamptz not null,
  booked_at timestamptz,
  ended_at timestamptz,
  check (status <> 'booked' or (confirmation is not null and booked_at is not null))
);
-- A return has one booking that stands, and one more at most while it is changed.
create unique index return_pick_up_booked on return_pick_up (return_id) where status = 'booked';
create unique index return_pick_up_asked on return_pick_up (return_id) where status = 'asked';
create index return_pick_up_return on return_pick_up (return_id, asked_at desc);
create index return_pick_up_open on return_pick_up (id) where status in ('asked', 'booked', 'canceling');

alter table order_return drop column pick_up_on;
