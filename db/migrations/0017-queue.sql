-- Who waits for a piece that somebody else holds, in the order of joining (decision 0053). A place belongs to a cart, as a hold
-- does: at log-in both go along with it.
create table hold_queue (
  -- the order of the line: drawn while the piece's hold is locked, so that who joins later never stands before
  position bigint generated always as identity primary key,
  item_number bigint not null references item (item_number) on delete cascade,
  cart_id uuid not null references cart (id) on delete cascade,
  joined_at timestamptz not null,
  unique (item_number, cart_id)
);
create index hold_queue_line on hold_queue (item_number, position);
create index hold_queue_cart on hold_queue (cart_id);

-- A turn is itself a hold: of a piece that its shopper waited for and has not put into the cart yet.
alter table hold add column is_turn boolean not null default false;

-- Whatever takes a piece off sale for good ends its line and tells everybody in it, in the same transaction. While it is being paid
-- for (pending_sale) the line stays: the payment may fail.
create function end_line() returns trigger language plpgsql as $$
declare
  waiting uuid[];
begin
  with gone as (delete from hold_queue where item_number = new.item_number returning cart_id)
  select array_agg(cart_id) into waiting from gone;
  if waiting is not null then
    perform pg_notify('live', json_build_object('kind', 'sold', 'itemNumber', new.item_number, 'carts', waiting)::text);
  end if;
  return null;
end
$$;
create trigger item_ends_line after update of state on item for each row
  when (old.state is distinct from new.state and new.state not in ('listed', 'pending_sale')) execute function end_line();
