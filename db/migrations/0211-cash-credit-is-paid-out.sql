-- Cash credit leaves the shop by the way that earnings do (decision 0285). A payout says which of the two it took; what `make doctor` asks
-- of sellers' money (0041-seller-money-check.sql, 0208-direct-sales-are-written-down.sql) leaves payouts of credit out.
alter table payout
  add column from_credit boolean not null default false,
  -- No row has the new column set yet: none needs to be read.
  add constraint payout_from_credit check (not from_credit or account_id is not null) not valid;
create or replace function seller_money_sums() returns table (fault text, detail text) language sql stable as $$
  with held as (
    select a.holder, sum(e.amount) as amount from ledger_account a join ledger_entry e on e.account_id = a.id
    where a.kind = 'seller_earnings' group by a.holder),
  -- what came, less what went: a failed cash-out never went
  known as (
    select holder, sum(amount) as amount from (
      select coalesce('charity-' || charity_id, seller_id::text) as holder, earnings_cents - coalesce(clawed_back_cents, 0) as amount from seller_sale
      union all
      select coalesce(user_id::text, 'charity-' || charity_id), -amount_cents from payout where status <> 'failed' and not from_credit
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
create or replace function seller_money_faults() returns table (fault text, detail text) language sql stable as $$
  select fault, detail from seller_money_sums()
  union all
  -- At each cash-out: what had cleared by then, less what was taken back and what was taken out.
  select 'money was taken out before it could be', p.user_id || ' took ' || p.amount_cents || ' on ' || p.requested_at::date || ' of '
      || cleared.amount - others.amount
    from payout p
    cross join lateral (
      select coalesce(sum(s.earnings_cents
          - case when s.clawed_back_at <= p.requested_at then coalesce(s.clawed_back_cents, 0) else 0 end), 0) as amount
        from seller_sale s join order_line l on l.id = s.order_line_id
          left join shipment h on h.order_id = l.order_id and h.group_key = l.group_key
          left join shipment lead on lead.id = h.joined_to
        where s.seller_id = p.user_id and s.charity_id is null
          and coalesce(lead.delivered_at, h.delivered_at) <= p.requested_at - make_interval(days => s.hold_days)) cleared
    cross join lateral (
      select coalesce(sum(o.amount_cents), 0) as amount from payout o
        where o.user_id = p.user_id and o.status <> 'failed' and not o.from_credit and (o.requested_at, o.id) < (p.requested_at, p.id)) others
    where p.user_id is not null and p.status <> 'failed' and not p.from_credit and p.amount_cents > cleared.amount - others.amount
  union all
  select 'a piece of a bag is sold, and no sale is written down', i.item_number::text
    from item i where i.bag_id is not null and i.state in ('purchased', 'packed', 'shipped', 'delivered')
      and i.payout_terms ->> 'version' = '1' and not exists (select 1 from seller_sale s where s.item_number = i.item_number)
  union all
  select 'a directly sold piece was charged, and no sale is written down', i.item_number::text
    from item i join order_line l on l.item_number = i.item_number and l.kind = 'item' and l.canceled_at is null
      join purchase_order o on o.id = l.order_id
    where i.source = 'p2p' and i.consignor_id is not null and i.payout_terms ->> 'version' = '1' and o.captured_at is not null
      and not exists (select 1 from seller_sale s where s.order_line_id = l.id)
$$;
