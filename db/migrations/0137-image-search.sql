-- Search by picture (decision 0198): what each piece looks like, and the pictures that people search with.

-- The look of a piece's first photo: 96 signed bytes of cut and cloth, then 32 of color (vision/src/look.ts). The job keepLooks
-- makes looks that are missing, and those of another photo than the piece's first or of another version.
create table item_look (
  item_number bigint primary key references item (item_number) on delete cascade,
  photo_id bigint not null,
  version smallint not null,
  look bytea not null check (octet_length(look) = 128)
);
create function outbox_look() returns trigger language plpgsql as $$
begin
  -- With what many pieces change at once: after each change of how pieces are looked at, all of them do.
  insert into outbox (item_number, lane) values (coalesce(new.item_number, old.item_number), 2);
  perform pg_notify('outbox', '2');
  return null;
end
$$;
create trigger item_look_to_outbox after insert or update or delete on item_look for each row execute function outbox_look();

create table image_search (
  -- the specification's shareabilityId
  id uuid primary key,
  visitor_id bigint references visitor (id) on delete cascade,
  user_id uuid references user_account (id) on delete cascade,
  source text not null check (source in ('camera_capture', 'image_upload', 'image_url_import', 'pinterest_board', 'item')),
  -- the picture: a private photo, or the first photo of a piece
  upload_id uuid references photo_upload (id) on delete cascade,
  photo_id bigint,
  width integer not null,
  height integer not null,
  -- what was found in the picture, the largest thing first: boxes with names
  finds jsonb not null,
  created_at timestamptz not null,
  -- when the row and its picture are deleted
  expires_at timestamptz not null,
  -- since when everybody with the link may look
  shared_at timestamptz,
  check (num_nonnulls(visitor_id, user_id) = 1),
  check (num_nonnulls(upload_id, photo_id) = 1)
);
create index image_search_visitor on image_search (visitor_id) where visitor_id is not null;
create index image_search_user on image_search (user_id) where user_id is not null;
create index image_search_upload on image_search (upload_id) where upload_id is not null;
create index image_search_end on image_search (expires_at);

-- A picture of a search is a private photo like those of returns and cases.
alter table private_photo drop constraint private_photo_use_check;
alter table private_photo add constraint private_photo_use_check check (use in ('return', 'return_outcome', 'case', 'image_search')) not valid;
alter table private_photo validate constraint private_photo_use_check;
