-- The end of a line is also told outside of the page: a job tells who waited and has an account (decision 0135).
create or replace function end_line() returns trigger language plpgsql as $$
declare
  waiting uuid[];
begin
  with gone as (delete from hold_queue where item_number = new.item_number returning cart_id)
  select array_agg(cart_id) into waiting from gone;
  if waiting is not null then
    perform pg_notify('live', json_build_object('kind', 'sold', 'itemNumber', new.item_number, 'carts', waiting)::text);
    perform graphile_worker.add_job('tellLineEnded',
      json_build_object('itemNumber', new.item_number, 'carts', waiting), max_attempts => 12);
  end if;
  return null;
end
$$;
