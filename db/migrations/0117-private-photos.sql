-- Photographs that concern one shopper: what came damaged, what came back (decision 0172). Unlike those of pieces they are
-- shown to that shopper and to employees alone.

-- A guest's photograph was sent by no user.
alter table photo_upload alter column uploaded_by drop not null;

create table private_photo (
  upload_id uuid primary key references photo_upload (id) on delete cascade,
  -- whom the photograph concerns: a user, or the visitor of a guest
  user_id uuid references user_account (id),
  visitor_id bigint references visitor (id) on delete set null,
  -- the form that shows it, once that form was sent: one photograph is in one of them
  use text check (use in ('return', 'return_outcome', 'case')),
  use_id uuid,
  check ((use is null) = (use_id is null))
);
create index private_photo_use on private_photo (use_id) where use_id is not null;
create index private_photo_user on private_photo (user_id) where user_id is not null;
create index private_photo_visitor on private_photo (visitor_id) where visitor_id is not null;

-- The photographs that somebody sent with their words.
alter table support_case_event add column photo_ids uuid[] not null default '{}';
