-- What the profile of a person says comes from rows (specification §3, User profile): the segment of a seller is counted from
-- bags, so its column goes; a warehouse that employees set for a person, and clients that keep their session's token
-- themselves, as apps do, get columns.

alter table user_account drop column seller_segment;
alter table user_account add column mdc_override integer[] check (cardinality(mdc_override) between 1 and 7);
alter table session add column kept_by_client boolean not null default false;

create table profile_change (
  id uuid primary key,
  user_id uuid not null references user_account (id) on delete cascade,
  changed_by uuid not null references user_account (id),
  changed_at timestamptz not null,
  mdc_override integer[],
  reason text not null check (reason <> '')
);
create index profile_change_of_user on profile_change (user_id, changed_at desc);
