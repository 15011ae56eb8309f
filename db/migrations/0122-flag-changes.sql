-- Who changed a feature flag, when and why (coverage A7, decision 0182).
create table flag_change (
  id uuid primary key,
  flag text not null references feature_flag (name),
  changed_by uuid not null references user_account (id),
  at timestamptz not null,
  reason text not null,
  -- in words, as the page shows them: "On for 25 %"
  was text not null,
  becomes text not null
);
create index flag_change_flag on flag_change (flag, at desc);
create index flag_change_by on flag_change (changed_by);
