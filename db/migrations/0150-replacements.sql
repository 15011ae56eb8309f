-- A piece that went wrong is replaced by an identical one (decision 0210).

create table case_replacement (
  case_id uuid primary key references support_case (id),
  -- the order of the identical piece; the shop pays for it
  order_id uuid not null unique references purchase_order (id),
  item_number bigint not null references item (item_number),
  -- the parcel in which the first piece comes back; null when the first piece need not come back
  return_id uuid references order_return (id),
  created_at timestamptz not null,
  -- since when the order may be packed; null while the first piece has not been scanned
  released_at timestamptz,
  -- when the replacement came to nothing: the first piece never travelled, or the identical one can't be sent
  ended_at timestamptz,
  check (released_at is not null or return_id is not null)
);
create index case_replacement_waiting on case_replacement (created_at) where released_at is null and ended_at is null;

-- The parcel of a piece that was replaced: the return pays nothing.
alter table order_return add column case_id uuid;
-- Null in all old rows, which are not read again.
alter table order_return add constraint order_return_case_id_fkey foreign key (case_id) references support_case (id) not valid;

alter table support_case drop constraint support_case_offer_check;
alter table support_case add constraint support_case_offer_check check (offer in ('keep_part', 'send_back', 'refund', 'credit',
  'replacement', 'carrier_claim', 'person')) not valid;
alter table support_case_event drop constraint support_case_event_kind_check;
alter table support_case_event add constraint support_case_event_kind_check check (kind in ('told', 'chose', 'paid', 'message',
  'reply', 'note', 'taken', 'closed', 'proposed', 'approved', 'declined', 'claimed', 'carrier', 'replaced', 'released',
  'not_replaced')) not valid;
