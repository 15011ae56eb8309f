-- Cases for which nothing is given, for a reason that their shoppers read (decision 0266).

alter table support_case
  -- why nothing is given, as long as that stands: rules/src/cases/decline.ts
  add column declined_reason text,
  -- who decided that last: a second look is somebody else's
  add column declined_by uuid;
alter table support_case add constraint support_case_declined_by_fkey
  foreign key (declined_by) references user_account (id) not valid;

alter table support_case_event drop constraint support_case_event_kind_check;
alter table support_case_event add constraint support_case_event_kind_check check (kind in ('told', 'chose', 'paid', 'message',
  'reply', 'note', 'taken', 'closed', 'proposed', 'approved', 'declined', 'claimed', 'carrier', 'replaced', 'released', 'not_replaced',
  'denied')) not valid;
