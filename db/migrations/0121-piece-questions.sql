-- Questions about a piece, which people answer in public (decision 0180). The question itself is a case.

create table piece_question (
  case_id uuid primary key references support_case (id),
  item_number bigint not null references item (item_number),
  -- as everybody reads it: without addresses and phone numbers
  question text not null,
  asked_at timestamptz not null,
  -- the last answer; a question without a time of publication is answered to its shopper alone
  answer text,
  answered_at timestamptz,
  published_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  check (published_at is null or answer is not null)
);
create index piece_question_item on piece_question (item_number, published_at desc);
