-- What an account holds is read from a snapshot and the entries after it, so that no balance costs more as the history grows
-- (decision 0040). A snapshot is a cache: entries stay the truth, and ledger_faults() compares the two.

-- Entries are numbered. Those of before are number 0: they were all committed when this column came.
create sequence ledger_entry_seq;
alter table ledger_entry add column seq bigint not null default 0;
alter sequence ledger_entry_seq owned by ledger_entry.seq;

create table ledger_snapshot (
  account_id bigint primary key references ledger_account (id),
  -- of all entries up to this number, this one included
  upto bigint not null,
  balance bigint not null,
  made_at timestamptz not null default now()
);
-- Up to which number snapshots have been made where they are worth it; one row.
create table ledger_snapshot_mark (
  is_only boolean primary key default true check (is_only),
  upto bigint not null
);
insert into ledger_snapshot_mark (upto) values (-1);

-- A posting is closed with its transaction; and each entry gets its number here, whatever the statement says.
create or replace function ledger_refuse_late_entry() returns trigger language plpgsql as $$
begin
  if (select written_in from ledger_posting where id = new.posting_id) is distinct from (pg_current_xact_id()::text)::bigint then
    raise exception 'posting % is closed', new.posting_id using errcode = 'restrict_violation';
  end if;
  -- After the transaction has got its own number: ledger_snapshot_reach() relies on this order.
  new.seq := nextval('ledger_entry_seq');
  return new;
end $$;

-- What an account holds. Both are read in the same picture of the database, since the function is stable. The settings keep the
-- planner to the index of the account: a guess at how many entries come after a snapshot must never end in reading all of them.
create or replace function ledger_balance(of_account bigint) returns bigint language plpgsql stable
  set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  known ledger_snapshot;
begin
  select * into known from ledger_snapshot where account_id = of_account;
  return coalesce(known.balance, 0)
    + (select coalesce(sum(amount), 0)::bigint from ledger_entry where account_id = of_account and seq > coalesce(known.upto, -1));
end $$;

-- The last number that was drawn, and a transaction that began after it was: every entry up to this number belongs to a transaction
-- with a smaller id, because a transaction has its id before it draws a number. Throws in a transaction that has its id already.
create function ledger_snapshot_reach(out upto bigint, out drawn_before xid8) language plpgsql as $$
begin
  if pg_current_xact_id_if_assigned() is not null then
    raise exception 'the reach of snapshots is asked for in a transaction of its own' using errcode = 'invalid_transaction_state';
  end if;
  select case when is_called then last_value else 0 end into upto from ledger_entry_seq;
  drawn_before := pg_current_xact_id();
end $$;

-- Makes snapshots of all entries up to `reach`, at most `portion` numbers at once, for accounts that have at least `worth` entries after
-- their last one. Answers up to which number this is done, or null while a transaction goes on that may hold an entry below `reach`.
create function ledger_make_snapshots(reach bigint, drawn_before xid8, worth integer, portion integer) returns bigint language plpgsql as $$
declare
  since bigint;
  goal bigint;
begin
  -- Whatever is below xmin has ended: each later picture of the database shows all entries up to `reach` that there will ever be.
  if pg_snapshot_xmin(pg_current_snapshot()) <= drawn_before then
    return null;
  end if;
  -- One at a time.
  select m.upto into since from ledger_snapshot_mark m for update;
  if reach <= since then
    return since;
  end if;
  goal := least(reach, since + portion);
  insert into ledger_snapshot (account_id, upto, balance)
    select fresh.account_id, goal, coalesce(s.balance, 0) + later.amount
    from (select distinct e.account_id from ledger_entry e where e.seq > since and e.seq <= goal) fresh
      left join ledger_snapshot s on s.account_id = fresh.account_id
      cross join lateral (select count(*) as entries, sum(e.amount)::bigint as amount from ledger_entry e
        where e.account_id = fresh.account_id and e.seq > coalesce(s.upto, -1) and e.seq <= goal) later
    where later.entries >= worth
    on conflict (account_id) do update set upto = excluded.upto, balance = excluded.balance, made_at = now();
  update ledger_snapshot_mark set upto = goal;
  return goal;
end $$;

-- What is wrong with the whole ledger, one row a fault; none when all is well. `make doctor` asks it. Sums are those of the entries.
create or replace function ledger_faults() returns table (fault text, detail text) language sql stable as $$
  with held as (select e.account_id, sum(e.amount) as amount from ledger_entry e group by e.account_id)
  select 'the whole ledger does not sum to zero', a.unit || ' ' || sum(h.amount)
    from held h join ledger_account a on a.id = h.account_id group by a.unit having sum(h.amount) <> 0
  union all
  select 'a posting does not sum to zero', e.posting_id || ' ' || a.unit || ' ' || sum(e.amount)
    from ledger_entry e join ledger_account a on a.id = e.account_id group by e.posting_id, a.unit having sum(e.amount) <> 0
  union all
  select 'a posting has fewer than two entries', p.id::text
    from ledger_posting p left join ledger_entry e on e.posting_id = p.id group by p.id having count(e.account_id) < 2
  union all
  select 'an account that never goes below zero does', a.id || ' ' || a.kind || ' ' || a.holder || ' ' || h.amount
    from ledger_account a join held h on h.account_id = a.id where a.never_negative and h.amount < 0
  union all
  select 'a credit drop holds more than was granted', d.id || ' ' || h.amount
    from credit_drop d join held h on h.account_id = d.account_id where h.amount > d.granted_cents
  union all
  select 'a snapshot is not the sum of its entries', s.account_id || ' ' || s.balance || ' instead of ' || coalesce(sum(e.amount), 0)
    from ledger_snapshot s left join ledger_entry e on e.account_id = s.account_id and e.seq <= s.upto
    group by s.account_id, s.balance having s.balance <> coalesce(sum(e.amount), 0)
  union all
  -- The next entries would be left out of its account's balance.
  select 'a snapshot reaches further than entries are numbered', s.account_id || ' ' || s.upto || ' of ' || n.last_value
    from ledger_snapshot s, ledger_entry_seq n where s.upto > case when n.is_called then n.last_value else 0 end
  union all
  select 'an entry has a number that is still to come', e.posting_id || ' ' || e.seq
    from ledger_entry e, ledger_entry_seq n where e.seq > case when n.is_called then n.last_value else 0 end
  union all
  select 'a guard of the ledger is off or gone', g.guard
    from (values ('ledger_account_stays'), ('credit_drop_stays'), ('ledger_posting_stays'), ('ledger_entry_stays'), ('ledger_account_whole'),
      ('credit_drop_whole'), ('ledger_posting_whole'), ('ledger_entry_whole'), ('ledger_entry_in_time'), ('ledger_no_overdraft'),
      ('ledger_zero_sum'), ('ledger_entry_zero_sum')) g (guard)
    where not exists (select 1 from pg_trigger t where t.tgname = g.guard and t.tgenabled in ('O', 'A'))
$$;
