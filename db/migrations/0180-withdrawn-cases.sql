-- Who opened a case may close it (decision 0251).
-- short: support_case, only the catalogue changes: the column has no default
alter table support_case add column withdrawn_at timestamptz;
-- what the shop does as well, and the person of the case did here
-- short: support_case_event, only the catalogue changes: the default is a constant
alter table support_case_event add column by_person boolean not null default false;
