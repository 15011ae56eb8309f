-- Photographs that people take (decision 0076), and pieces that go back to their sellers (decision 0077).

-- Numbers of photographs: below those of the demonstration's drawn pictures, which start at 820000000, so that both can grow.
create sequence new_photo_id start 600000001 maxvalue 819999999;

-- A photograph that was taken in. Its bytes lie in the photo store under its id; what nobody attaches to a piece is purged after a day.
create table photo_upload (
  id uuid primary key,
  uploaded_by uuid not null references user_account (id),
  -- rules/src/vocabulary/photos.ts, specification §3
  source text not null check (source in ('camera_capture', 'image_upload', 'image_url_import', 'pinterest_board')),
  -- where it was fetched from: address and path, never the query, which may carry somebody's key
  source_url text,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);
create index photo_upload_age on photo_upload (created_at);

-- A piece's photo is drawn (art) or a photograph (upload). One photograph shows one piece.
alter table photo add column upload_id uuid unique references photo_upload (id);

-- The way of a piece back to its seller, once she paid the fee: no row yet means that it waits on its shelf.
create table seller_return (
  item_number bigint primary key references item (item_number),
  status text not null check (status in ('picked', 'packed', 'sent')),
  picked_by uuid not null references user_account (id),
  picked_at timestamptz not null,
  packed_by uuid references user_account (id),
  packed_at timestamptz,
  carrier text check (carrier in ('fedex', 'newgistics', 'ups', 'usps')),
  tracking_code text unique,
  sent_by uuid references user_account (id),
  sent_at timestamptz,
  check ((status = 'picked') = (packed_at is null)),
  check ((status = 'sent') = (sent_at is not null)),
  check ((status = 'sent') = (tracking_code is not null))
);
create index seller_return_open on seller_return (status, picked_at) where status <> 'sent';
