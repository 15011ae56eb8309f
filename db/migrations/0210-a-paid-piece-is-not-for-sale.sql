-- What `make doctor` asks of orders (0114-goody-faults.sql), looked at from the other side too: a piece that somebody
-- paid for and keeps is not for sale. A line that was canceled, taken out or accepted back keeps nothing.
create or replace function order_faults() returns table (fault text, detail text) language sql stable as $$
  select 'a piece is sold, and no order knows of the sale', i.item_number::text from item i
    where i.state in ('pending_sale', 'purchased', 'packed', 'shipped', 'delivered')
      and not exists (select 1 from order_line l where l.item_number = i.item_number and l.kind = 'item' and l.canceled_at is null)
      and not exists (select 1 from goody_piece p join goody_box b on b.id = p.box_id
        where p.item_number = i.item_number and p.is_in and (p.is_held or b.order_id is not null))
  union all
  -- A joint parcel travels as the one that it joined.
  select 'a piece stands elsewhere than its parcel', i.item_number || ' is ' || i.state || ', the parcel ' || coalesce(lead.status, h.status)
    from item i join order_line l on l.item_number = i.item_number and l.kind = 'item' and l.canceled_at is null
      join shipment h on h.order_id = l.order_id and h.group_key = l.group_key
      left join shipment lead on lead.id = h.joined_to
    where i.state in ('pending_sale', 'purchased', 'packed', 'shipped', 'delivered') and i.state <> all (case coalesce(lead.status, h.status)
      when 'packed' then array['packed'] when 'delivered' then array['delivered']
      when 'shipped' then array['shipped'] when 'out_for_delivery' then array['shipped'] when 'lost' then array['shipped']
      else array['pending_sale', 'purchased'] end)
  union all
  select 'a parcel has left, and nobody knows when', id::text from shipment
    where status in ('shipped', 'out_for_delivery', 'lost', 'delivered') and joined_to is null and shipped_at is null
  union all
  select 'a parcel has arrived, and nobody knows when', id::text from shipment
    where status = 'delivered' and joined_to is null and delivered_at is null
  union all
  select 'an order has left, and nobody paid', o.id::text from purchase_order o
    where o.status in ('shipped', 'delivered', 'order_finalized') and o.captured_at is null
      and not (o.try_on and exists (select 1 from goody_box b where b.order_id = o.id
        and b.status in ('placed', 'shipped', 'with_you', 'returning', 'unpaid')))
  union all
  select 'what was charged is not in the order''s statement', o.id || ' ' || o.captured_cents || ' instead of ' || coalesce(t.amount, 0)
    from purchase_order o left join (select order_id, sum(amount_cents) as amount from order_transaction where kind = 'final_charge' group by order_id) t
      on t.order_id = o.id
    where o.captured_at is not null and o.captured_cents <> coalesce(t.amount, 0)
  union all
  select 'the lines of an order are not its sum', o.id || ' ' || sum(l.price_cents) || ' of ' || o.subtotal_cents
    from purchase_order o join order_line l on l.order_id = o.id group by o.id having sum(l.price_cents) <> o.subtotal_cents
  union all
  select 'a piece is paid for, and can be bought again', i.item_number || ' is ' || i.state || ', order ' || o.id
    from item i join order_line l on l.item_number = i.item_number and l.kind = 'item' and l.canceled_at is null
      join purchase_order o on o.id = l.order_id and o.captured_at is not null and o.canceled_at is null
    where i.state in ('listed', 'on_auction', 'expired')
      and not exists (select 1 from order_return_line r where r.order_line_id = l.id and r.outcome in ('accepted', 'accepted_less'))
$$;
