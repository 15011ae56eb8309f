-- People of a partner beside the account that its sales pay into: they see the partner's stock and its feeds, and move no money (decision 0234).
create table partner_person (
  supplier_id integer not null references supplier (id),
  user_id uuid not null references user_account (id) on delete cascade,
  added_at timestamptz not null,
  added_by uuid references user_account (id) on delete set null,
  primary key (supplier_id, user_id)
);
create index partner_person_user on partner_person (user_id);
create index partner_person_added_by on partner_person (added_by) where added_by is not null;
