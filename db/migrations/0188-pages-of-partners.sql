-- Partners and employees write what the page of a partner or a charity says (decision 0257). The number counts the changes of a page,
-- so that of two people who write at once the later one is told.
alter table supplier add column page_version integer not null default 0;

-- Photographs on such pages: one for each place. An upload that no page shows any more is deleted with its file.
create table page_picture (
  upload_id uuid primary key references photo_upload (id) on delete cascade,
  supplier_id integer not null references supplier (id),
  place text not null check (place in ('wide', 'narrow', 'logo')),
  unique (supplier_id, place)
);
