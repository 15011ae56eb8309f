-- What admins did about jobs that failed: tried again or given up, by whom and why (decision 0077). The job itself may be gone by then.
create table job_event (
  id bigint generated always as identity primary key,
  job_id bigint not null,
  task text not null,
  kind text not null check (kind in ('tried_again', 'given_up')),
  actor_id uuid not null references user_account (id),
  reason text not null,
  at timestamptz not null
);
create index job_event_newest on job_event (id desc);
