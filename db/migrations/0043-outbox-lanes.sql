-- Changes of the index in lanes: who bought or holds a piece overtakes edits, and edits overtake what a renamed brand does to all
-- its pieces. One order by time let a sale wait until ten thousand documents had been written.

-- 0: whether a piece can be had; 1: anything else about one piece; 2: a name that many pieces show
alter table outbox add column lane smallint not null default 1;

-- Claims go by lane, then by time. An indexer of the version before sorts what is there, which is little.
drop index outbox_due;
create index outbox_due on outbox (lane, not_before, id);

-- Rows live for a moment: without this a claim walks over the dead ones of a whole morning.
alter table outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0);

-- The notice says which lane, so that nobody wakes for another's.
create or replace function outbox_item() returns trigger language plpgsql as $$
declare
  its_lane smallint := 1;
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  if tg_table_name = 'hold' or tg_op = 'DELETE' then
    its_lane := 0;
  elsif tg_op = 'UPDATE' and new.state is distinct from old.state then
    its_lane := 0;
  end if;
  insert into outbox (item_number, lane) values (coalesce(new.item_number, old.item_number), its_lane);
  perform pg_notify('outbox', its_lane::text);
  return null;
end
$$;

create or replace function outbox_items_of_name() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'brand' then
    insert into outbox (item_number, lane) select item_number, 2 from item where brand_id = new.id;
  elsif tg_table_name = 'category' then
    insert into outbox (item_number, lane) select item_number, 2 from item where category_id = new.id;
  else
    insert into outbox (item_number, lane) select item_number, 2 from item where sizing_id = new.sizing_id;
  end if;
  perform pg_notify('outbox', '2');
  return null;
end
$$;
