-- What the books of sellers and the ledger say of the same money (decisions 0040 and 0078): `make doctor` asks. One row a fault.
create function seller_money_faults() returns table (fault text, detail text) language sql stable as $$
  with held as (
    select a.holder, sum(e.amount) as amount from ledger_account a join ledger_entry e on e.account_id = a.id
    where a.kind = 'seller_earnings' group by a.holder),
  -- what came, less what went: a failed cash-out never went
  known as (
    select holder, sum(amount) as amount from (
      select coalesce('charity-' || charity_id, seller_id::text) as holder, earnings_cents - coalesce(clawed_back_cents, 0) as amount from seller_sale
      union all
      select coalesce(user_id::text, 'charity-' || charity_id), -amount_cents from payout where status <> 'failed'
      union all
      select 'charity-' || charity_id, amount_cents from donation) part
    group by holder)
  select 'somebody holds something else than her sales less her cash-outs',
      coalesce(h.holder, k.holder) || ' ' || coalesce(h.amount, 0) || ' instead of ' || coalesce(k.amount, 0)
    from held h full join known k on k.holder = h.holder where coalesce(h.amount, 0) <> coalesce(k.amount, 0)
  union all
  select 'what waits to be paid out is not the open cash-outs', l.amount || ' instead of ' || o.amount
    from (select coalesce(sum(e.amount), 0) as amount from ledger_account a join ledger_entry e on e.account_id = a.id
        where a.kind = 'payout_clearing') l,
      (select coalesce(sum(amount_cents), 0) as amount from payout where settled_at is null) o
    where l.amount <> o.amount
  union all
  -- of a piece that came back, what could not be taken back stays a cost
  select 'the cost of consigned pieces is not that of their sales', -l.amount || ' instead of ' || s.amount
    from (select coalesce(sum(e.amount), 0) as amount from ledger_account a join ledger_entry e on e.account_id = a.id
        where a.kind = 'payout_cost') l,
      (select coalesce(sum(case when clawed_back_at is null then price_cents else earnings_cents - clawed_back_cents end), 0) as amount
        from seller_sale) s
    where -l.amount <> s.amount
  union all
  select 'the sales of a bag paid more than its fee', b.bag_number || ' ' || sum(s.bag_fee_cents) || ' of ' || b.fee_cents
    from seller_sale s join bag b on b.id = s.bag_id where s.clawed_back_at is null
    group by b.id having sum(s.bag_fee_cents) > b.fee_cents
  union all
  select 'a piece is sold twice', item_number::text from seller_sale where clawed_back_at is null group by item_number having count(*) > 1
  union all
  select 'a credit was noted and not given', s.id::text from seller_sale s where s.credit_granted_at is not null
    and not exists (select 1 from ledger_posting p where p.idempotency_key = 'sale/' || s.id || '/credit')
$$;
