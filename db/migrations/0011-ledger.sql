-- Ledger: all that is owed or held, double-entry (domain model, "ledger"; decision 0040).
-- An entry adds to what an account holds (+) or takes from it (-); the entries of one posting sum to zero in each unit.

create table ledger_account (
  id bigint generated always as identity primary key,
  -- rules/src/vocabulary/ledger.ts owns the kinds
  kind text not null,
  -- whose it is: a user, an order, a gift card, a credit drop; '' for the shop's own accounts. No foreign key: money outlives people.
  holder text not null,
  unit text not null check (unit in ('USD', 'POINT')),
  -- an account that somebody is owed from never goes below zero
  never_negative boolean not null,
  created_at timestamptz not null default now(),
  unique (kind, holder)
);

-- Credit comes in drops, each an account of its own with its own end (specification §3, creditDrops{balance,expiresAt}).
create table credit_drop (
  id uuid primary key,
  account_id bigint not null unique references ledger_account (id),
  user_id text not null,
  granted_cents integer not null check (granted_cents > 0),
  -- null: never
  expires_at timestamptz,
  reason text not null,
  created_at timestamptz not null default now()
);
create index credit_drop_user on credit_drop (user_id, expires_at);
create index credit_drop_expiry on credit_drop (expires_at) where expires_at is not null;

create table ledger_posting (
  id uuid primary key,
  -- the same thing is never posted twice
  idempotency_key text not null unique check (idempotency_key <> ''),
  kind text not null,
  reason text not null,
  -- what was asked for, so that a key used for something else is found out
  request text not null,
  -- who did it, when a person at work did; null for the shopper's own doing and for jobs
  actor_id uuid,
  order_id text,
  posted_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- the transaction that wrote it: nothing can be added to a posting afterwards
  written_in bigint not null default (pg_current_xact_id()::text)::bigint
);
create index ledger_posting_order on ledger_posting (order_id) where order_id is not null;

create table ledger_entry (
  posting_id uuid not null references ledger_posting (id),
  account_id bigint not null references ledger_account (id),
  amount bigint not null check (amount <> 0),
  primary key (posting_id, account_id)
);
create index ledger_entry_account on ledger_entry (account_id) include (amount);

-- What an account holds: derived, never stored.
create function ledger_balance(of_account bigint) returns bigint language sql stable
  return (select coalesce(sum(amount), 0)::bigint from ledger_entry where account_id = of_account);

-- nothing is updated or deleted ---------------------------------------------------------------------------------
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: no % on %', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_account_stays before update or delete on ledger_account for each row execute function ledger_refuse_change();
create trigger credit_drop_stays before update or delete on credit_drop for each row execute function ledger_refuse_change();
create trigger ledger_posting_stays before update or delete on ledger_posting for each row execute function ledger_refuse_change();
create trigger ledger_entry_stays before update or delete on ledger_entry for each row execute function ledger_refuse_change();
create trigger ledger_account_whole before truncate on ledger_account execute function ledger_refuse_change();
create trigger credit_drop_whole before truncate on credit_drop execute function ledger_refuse_change();
create trigger ledger_posting_whole before truncate on ledger_posting execute function ledger_refuse_change();
create trigger ledger_entry_whole before truncate on ledger_entry execute function ledger_refuse_change();

-- A posting is closed with its transaction.
create function ledger_refuse_late_entry() returns trigger language plpgsql as $$
begin
  if (select written_in from ledger_posting where id = new.posting_id) is distinct from (pg_current_xact_id()::text)::bigint then
    raise exception 'posting % is closed', new.posting_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_entry_in_time before insert on ledger_entry for each row execute function ledger_refuse_late_entry();

-- No overdraft, whoever writes and however many at once: the account's row is locked before its balance is read, and
-- each statement of a volatile function sees what was committed while it waited.
create function ledger_refuse_overdraft() returns trigger language plpgsql as $$
declare account ledger_account;
begin
  -- With an older snapshot the lock would be waited for in vain.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'the ledger is written in read committed transactions only' using errcode = 'invalid_transaction_state';
  end if;
  select * into account from ledger_account where id = new.account_id for no key update;
  if account.never_negative and (select coalesce(sum(amount), 0) from ledger_entry where account_id = new.account_id) < 0 then
    raise exception 'account % (% %) would be overdrawn', account.id, account.kind, account.holder
      using errcode = 'check_violation', constraint = 'ledger_no_overdraft';
  end if;
  return null;
end $$;
create trigger ledger_no_overdraft after insert on ledger_entry for each row when (new.amount < 0) execute function ledger_refuse_overdraft();

-- Entries of a posting sum to zero in each unit; looked at when the transaction commits, so that they may come one by one.
create function ledger_require_zero(posting uuid) returns void language plpgsql as $$
declare sides integer;
begin
  select count(*) into sides from ledger_entry where posting_id = posting;
  if sides < 2 then
    raise exception 'posting % has % entries, at least 2 are needed', posting, sides using errcode = 'check_violation', constraint = 'ledger_two_sides';
  end if;
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id where e.posting_id = posting group by a.unit having sum(e.amount) <> 0
  ) then
    raise exception 'the entries of posting % do not sum to zero', posting using errcode = 'check_violation', constraint = 'ledger_zero_sum';
  end if;
end $$;
create function ledger_check_posting() returns trigger language plpgsql as $$
begin
  perform ledger_require_zero(new.id);
  return null;
end $$;
create function ledger_check_entry() returns trigger language plpgsql as $$
begin
  perform ledger_require_zero(new.posting_id);
  return null;
end $$;
create constraint trigger ledger_zero_sum after insert on ledger_posting deferrable initially deferred
  for each row execute function ledger_check_posting();
-- Entries too: one that comes after `set constraints all immediate` is looked at as well.
create constraint trigger ledger_entry_zero_sum after insert on ledger_entry deferrable initially deferred
  for each row execute function ledger_check_entry();

-- What is wrong with the whole ledger, one row a fault; none when all is well. `make doctor` asks it.
create function ledger_faults() returns table (fault text, detail text) language sql stable as $$
  select 'the whole ledger does not sum to zero', a.unit || ' ' || sum(e.amount)
    from ledger_entry e join ledger_account a on a.id = e.account_id group by a.unit having sum(e.amount) <> 0
  union all
  select 'a posting does not sum to zero', e.posting_id || ' ' || a.unit || ' ' || sum(e.amount)
    from ledger_entry e join ledger_account a on a.id = e.account_id group by e.posting_id, a.unit having sum(e.amount) <> 0
  union all
  select 'a posting has fewer than two entries', p.id::text
    from ledger_posting p left join ledger_entry e on e.posting_id = p.id group by p.id having count(e.account_id) < 2
  union all
  select 'an account that never goes below zero does', a.id || ' ' || a.kind || ' ' || a.holder || ' ' || sum(e.amount)
    from ledger_account a join ledger_entry e on e.account_id = a.id where a.never_negative group by a.id having sum(e.amount) < 0
  union all
  select 'a credit drop holds more than was granted', d.id || ' ' || ledger_balance(d.account_id)
    from credit_drop d where ledger_balance(d.account_id) > d.granted_cents
  union all
  select 'a guard of the ledger is off or gone', g.guard
    from (values ('ledger_account_stays'), ('credit_drop_stays'), ('ledger_posting_stays'), ('ledger_entry_stays'), ('ledger_account_whole'),
      ('credit_drop_whole'), ('ledger_posting_whole'), ('ledger_entry_whole'), ('ledger_entry_in_time'), ('ledger_no_overdraft'),
      ('ledger_zero_sum'), ('ledger_entry_zero_sum')) g (guard)
    where not exists (select 1 from pg_trigger t where t.tgname = g.guard and t.tgenabled in ('O', 'A'))
$$;
