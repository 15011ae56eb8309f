-- Gift cards arrive at 9:00 of the receiver's own morning, and can be sent again (decision 0208).

-- The receiver's time zone. Cards from before were meant for the east coast's morning.
alter table gift_card add column time_zone text not null default 'America/New_York';
alter table cart_gift_card_line add column time_zone text not null default 'America/New_York';

-- Each time that a buyer or an employee had a card sent once more, or had its address put right before its day.
create table gift_card_send (
  id uuid primary key,
  gift_card_id uuid not null references gift_card (id),
  sent_to citext not null,
  -- The address before, when this one was put right.
  former citext,
  asked_by uuid not null references user_account (id),
  by_staff boolean not null,
  reason text,
  asked_at timestamptz not null,
  -- Null until the mail was handed over, and for an address that was put right before the card's day.
  sent_at timestamptz
);
create index gift_card_send_card on gift_card_send (gift_card_id);
create index gift_card_send_asked_by on gift_card_send (asked_by);
