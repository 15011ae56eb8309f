-- Cases: words while the carrier is asked, a second person for large sums, and claims at the carrier (decision 0179).

alter table support_case
  -- a word of the shopper that nobody answered yet while the carrier is asked, and by when somebody does
  add column asked_at timestamptz,
  add column reply_by timestamptz,
  -- a sum above the limit of one employee, until a second one approves or declines
  add column proposed_offer text,
  add column proposed_cents integer,
  add column proposed_by uuid,
  add column proposed_at timestamptz,
  -- the claim at the carrier: its reference, and what the carrier answered
  add column claim_ref text,
  add column claim_opened_at timestamptz,
  add column claim_answer text,
  add column claim_answered_at timestamptz;
alter table support_case add constraint support_case_proposed_by_fkey
  foreign key (proposed_by) references user_account (id) not valid;

alter table support_case_event drop constraint support_case_event_kind_check;
alter table support_case_event add constraint support_case_event_kind_check check (kind in ('told', 'chose', 'paid', 'message',
  'reply', 'note', 'taken', 'closed', 'proposed', 'approved', 'declined', 'claimed', 'carrier')) not valid;
