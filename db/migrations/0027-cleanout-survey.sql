-- What sellers say after a clean-out (specification §2 /cleanout/survey; decision 0073).
create table cleanout_survey (
  -- made by the browser: the same press of the button is the same answer
  id uuid primary key,
  kit_id uuid references kit (id),
  -- whoever answered; a visitor who is forgotten leaves the answer and not the name
  user_id uuid references user_account (id),
  visitor_id bigint references visitor (id) on delete set null,
  score smallint not null check (score between 1 and 5),
  again text not null check (again in ('yes', 'maybe', 'no')),
  -- rules/src/cleanout-survey.ts, surveyParts
  better text[] not null default '{}',
  comment text not null default '' check (char_length(comment) <= 1000),
  answered_at timestamptz not null
);
-- One answer of each kit; about clean-outs as such, one of each person.
create unique index cleanout_survey_kit on cleanout_survey (kit_id) where kit_id is not null;
create unique index cleanout_survey_user on cleanout_survey (user_id) where kit_id is null and user_id is not null;
create unique index cleanout_survey_visitor on cleanout_survey (visitor_id) where kit_id is null and visitor_id is not null;
