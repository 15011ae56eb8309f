-- Experiments: arms by stable buckets, exposures recorded once, and who changed what (coverage A7, specification §3 User.experiments;
-- decision 0182). The rules are those of rules/src/experiments.

create table experiment (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{2,60}$'),
  name text not null,
  -- what the shop expects, and why
  hypothesis text not null,
  status text not null default 'draft' check (status in ('draft', 'running', 'stopped')),
  -- the percent of everybody who take part; it only grows
  ramp_percent integer not null default 0 check (ramp_percent between 0 and 100),
  -- what counts: a person's order, or a kit, after the first exposure
  outcome text not null check (outcome in ('order', 'kit')),
  -- the control's rate as it is expected, and the difference that matters, in hundredths of a percent
  base_rate integer not null check (base_rate between 1 and 9999),
  effect integer not null check (effect between 1 and 9999),
  -- null, and an empty list, ask for nothing
  logged_in boolean,
  is_new boolean,
  is_staff boolean,
  departments text[] not null default '{}',
  countries text[] not null default '{}',
  devices text[] not null default '{}' check (devices <@ '{mobile,desktop}'),
  started_at timestamptz,
  stopped_at timestamptz,
  -- the arm that everybody has since the experiment was stopped
  kept_arm text,
  check ((status = 'draft') = (started_at is null)),
  check ((status = 'stopped') = (stopped_at is not null)),
  check ((status = 'stopped') = (kept_arm is not null))
);

create table experiment_arm (
  experiment_key text not null references experiment (key),
  name text not null,
  -- the order of the arms' ranges of buckets; the first arm is the control
  rank integer not null,
  -- buckets of 10000
  share integer not null check (share between 1 and 10000),
  primary key (experiment_key, name),
  unique (experiment_key, rank)
);

-- Arms decide who sees what: those of an experiment that has begun stay as they are.
create function keep_arms() returns trigger language plpgsql as $$
begin
  if exists (select 1 from experiment e where e.key = coalesce(old.experiment_key, new.experiment_key) and e.status <> 'draft') then
    raise exception 'the arms of an experiment that has begun stay as they are';
  end if;
  return coalesce(new, old);
end $$;
create trigger experiment_arm_kept before update or delete on experiment_arm for each row execute function keep_arms();

-- One row for each person and experiment, however often the person sees the arm.
create table exposure (
  experiment_key text not null references experiment (key),
  -- User.splitBucketingKey; without an account and with a visitor that is deleted it names nobody
  subject text not null,
  arm text not null,
  user_id uuid references user_account (id),
  visitor_id bigint references visitor (id) on delete set null,
  first_at timestamptz not null,
  primary key (experiment_key, subject),
  foreign key (experiment_key, arm) references experiment_arm (experiment_key, name)
);
create index exposure_user on exposure (user_id) where user_id is not null;
create index exposure_visitor on exposure (visitor_id) where visitor_id is not null;

-- Requests of people who have seen an arm, by day; guardrails read them. Numbers, and nobody's.
create table arm_traffic (
  experiment_key text not null references experiment (key),
  arm text not null,
  day date not null,
  requests integer not null,
  failed integer not null,
  -- slower than a second
  slow integer not null,
  primary key (experiment_key, arm, day)
);

create table experiment_change (
  id uuid primary key,
  experiment_key text not null references experiment (key),
  changed_by uuid not null references user_account (id),
  at timestamptz not null,
  reason text not null,
  was text not null,
  becomes text not null
);
create index experiment_change_key on experiment_change (experiment_key, at desc);
create index experiment_change_by on experiment_change (changed_by);
