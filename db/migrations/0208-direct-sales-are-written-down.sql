-- What `make doctor` asks of sellers' money (0056-seller-money-order.sql), with direct sales (decision 0199).
-- Their earnings are available two days after delivery, so each sale is asked for its own days. A piece that a
-- member sold directly has a sale, as a piece of a bag has.
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
        where o.user_id = p.user_id and o.status <> 'failed' and (o.requested_at, o.id) < (p.requested_at, p.id)) others
    where p.user_id is not null and p.status <> 'failed' and p.amount_cents > cleared.amount - others.amount
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
