-- What fit notes rest on beside kept pieces (decision 0152): measures of a body, in inches.
create table body_measure (
  user_id uuid not null references user_account (id) on delete cascade,
  measure text not null check (length(measure) between 1 and 40),
  inches double precision not null check (inches between 1 and 120),
  taken_at timestamptz not null,
  primary key (user_id, measure)
);

-- Since when kept pieces count for somebody who asked us to forget; none for everybody else.
create table fit_cutoff (
  user_id uuid primary key references user_account (id) on delete cascade,
  forgotten_at timestamptz not null
);
