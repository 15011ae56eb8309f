-- A case that one employee hands to another, or puts back for everybody, says so in its history.

alter table support_case_event drop constraint support_case_event_kind_check;
alter table support_case_event add constraint support_case_event_kind_check check (kind in ('told', 'chose', 'paid', 'message',
  'reply', 'note', 'taken', 'closed', 'proposed', 'approved', 'declined', 'claimed', 'carrier', 'replaced', 'released', 'not_replaced',
  'denied', 'put_back', 'handed_over')) not valid;
